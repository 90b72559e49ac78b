import type { AppContext } from '../context.ts'
import type { ImportSummary } from './report.ts'
import type { ImportOptions } from './run.ts'

/** Options of all importers; each importer reads only the options of its source. */
export interface GivenOptions extends ImportOptions {
  /** Markdown and CSV: username of the author of pages that name none. */
  author?: string
  /** Folder of uploads of the imported site. */
  uploads?: string
  /** IANA name of the zone in which the imported site wrote times. */
  timeZone?: string
  /** Answer: true to import the settings of the site as well. */
  settings: boolean
}

/**
 * Starts an import.
 * @param location a folder, a file or the address of a database
 */
type StartImport = (ctx: AppContext, location: string, options: GivenOptions) => Promise<ImportSummary>

/**
 * The formats that content is imported from. The code of an importer is loaded only on use, because a server never
 * needs it in memory.
 */
export const importFormats: ReadonlyMap<string, StartImport> = new Map<string, StartImport>([
  [
    'stackexchange',
    async (site, folder, options) =>
      (await import('./stackexchange/index.ts')).importStackExchange(site, { ...options, folder }),
  ],
  [
    'answer',
    async (site, database, options) => (await import('./answer/index.ts')).importAnswer(site, { ...options, database }),
  ],
  [
    'discourse',
    async (site, location, options) =>
      (await import('./discourse/index.ts')).importDiscourse(site, { ...options, location }),
  ],
  [
    'question2answer',
    async (site, location, options) =>
      (await import('./question2answer/index.ts')).importQuestion2Answer(site, { ...options, location }),
  ],
  [
    'askbot',
    async (site, location, options) => (await import('./askbot/index.ts')).importAskbot(site, { ...options, location }),
  ],
  [
    'markdown',
    async (site, location, options) =>
      (await import('./pages/index.ts')).importMarkdown(site, { ...options, location }),
  ],
  [
    'csv',
    async (site, location, options) => (await import('./pages/index.ts')).importCsv(site, { ...options, location }),
  ],
])

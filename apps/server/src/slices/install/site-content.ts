import type { AppContext } from '../../context.ts'

/** A site to import, in the folder for imports. */
export interface ImportedSource {
  /** Name of a source format of `quandary import`. */
  format: string
  path: string
  /** Folder of the site's uploads. */
  uploads?: string | undefined
  /** The site's host name; '' if it is not known. */
  host: string
  /** Time zone of the times in the source; '' for UTC. */
  timeZone: string
}

/** The progress of an import. */
export interface ImportProgress {
  /** The part being imported, in English. */
  title: string
  /** Rows of this part that are imported. */
  done: number
  /** Rows of this part; 0 while unknown. */
  total: number
}

/** The numbers of an import that has ended. */
export interface ImportOutcome {
  counts: readonly { noun: string; inDump: number; stored: number }[]
  unusable: readonly { file: string; reason: string; count: number }[]
  /** Path of the file with each row that could not be used. */
  report: string
}

/** The ways to fill a new site. They import slices, so they are passed in when the server starts. */
export interface SiteContent {
  addSample(ctx: AppContext): Promise<void>
  /** @throws {SourceRefused} */
  import(
    ctx: AppContext,
    source: ImportedSource,
    options: { signal: AbortSignal; onProgress(progress: ImportProgress): void },
  ): Promise<ImportOutcome>
}

/** The source of an import cannot be used; the message says what to do about it. */
export class SourceRefused extends Error {
  override name = 'SourceRefused'
}

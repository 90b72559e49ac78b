import { basename, join } from 'node:path'
import { slices } from './app.ts'
import { readDatabaseConfig } from './config.ts'
import type { AppContext } from './context.ts'
import { createContext } from './create-context.ts'
import { importFormats } from './import/formats.ts'
import { openDatabase } from './platform/db/database.ts'
import { addSampleContent } from './sample-content/index.ts'
import type { SiteContent } from './slices/install/index.ts'
import { SourceRefused } from './slices/install/index.ts'

/** The content with which the installer can fill a new site. */
export const siteContent: SiteContent = {
  addSample: addSampleContent,
  async import(site, { format, path, uploads, host, timeZone }, { signal, onProgress }) {
    const start = importFormats.get(format)
    if (!start) throw new SourceRefused(`There is no import from ${format}`)
    const { BrokenDump, UnusableSource } = await import('./import/errors.ts')
    const name = (host || basename(path)).replaceAll(/[^\w.-]/g, '-')
    const reportFile = join(site.config.dataDir, `import-${name}.json`)
    try {
      const options = {
        ...(host === '' ? {} : { source: host, hosts: [host] }),
        ...(uploads === undefined ? {} : { uploads }),
        ...(timeZone === '' ? {} : { timeZone }),
        settings: false,
        reportFile,
        signal,
        onProgress,
      }
      const { nouns, unusable } = await withImportContext(site, (ctx) => start(ctx, path, options))
      return { counts: nouns, unusable, report: reportFile }
    } catch (error) {
      if (error instanceof BrokenDump || error instanceof UnusableSource) throw new SourceRefused(error.message)
      throw error
    }
  },
}

/**
 * Runs `work` with its own context and connections, which are closed afterwards. The site that is served later is thus
 * wired only once, and does not keep the import's data in memory.
 */
async function withImportContext<T>({ config, clock, log }: AppContext, work: (ctx: AppContext) => Promise<T>) {
  const database = openDatabase(readDatabaseConfig(config.dataDir) ?? config.setupDatabase, config.dataDir)
  const ctx = createContext({ config, database, clock, log })
  try {
    for (const slice of slices) {
      for (const filling of slice.fills?.(ctx) ?? []) ctx.slots.add(filling)
      slice.listen?.(ctx)
    }
    return await work(ctx)
  } finally {
    await ctx.markdown.close()
    await database.close()
  }
}

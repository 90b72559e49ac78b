import { setImmediate } from 'node:timers/promises'
import { rewriteSomeLinks } from './rewrite-links.ts'
import type { ImportOptions, ImportRun } from './run.ts'
import { ImportStopped } from './run.ts'
import { countLinking } from './store.ts'

/**
 * Rewrites the links of all texts that were recorded for it.
 * @throws {ImportStopped}
 */
export async function runLinks(run: ImportRun, { batchSize = 500, signal, onProgress }: ImportOptions): Promise<void> {
  const total = await countLinking(run.ctx.db, run.source)
  const title = 'Links'
  let done = 0
  for (;;) {
    onProgress?.({ title, done, total })
    if (signal?.aborted === true) throw new ImportStopped('The import was stopped')
    const some = await run.ctx.db.transaction().execute((tx) => rewriteSomeLinks(run, tx, batchSize))
    if (some === 0) return
    done += some
    // Yields to the event loop, as `runStep` does between batches.
    await setImmediate()
  }
}

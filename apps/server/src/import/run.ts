import { setImmediate } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import type { Tx } from '../platform/db/database.ts'
import { questionIds } from '../slices/questions/index.ts'
import { siteLanguage, siteUrl } from '../slices/site-settings/index.ts'
import { clearProgress, findProgress, saveProgress, saveUnusableRows } from './store.ts'

/** The context of every step of an import. */
export interface ImportRun {
  ctx: AppContext
  /** Name of the imported site; it keeps the ids of different sources apart. */
  source: string
  /** Host names of the imported site, in lower case. Links to them are rewritten. */
  hosts: readonly string[]
  /** Address of this site, for links and rendering. */
  siteUrl: string
  /** True for a site in Chinese. */
  isChinese: boolean
  /** Returns the address of a question on this site. */
  questionUrl(id: number): string
}

/** A row that a step could not use, or could use only in part. */
export interface Unusable {
  id: string
  reason: string
}

export interface ImportProgress {
  title: string
  done: number
  /** 0 while the total is unknown. */
  total: number
}

/** The options of every import. */
export interface ImportOptions {
  /** Name that the ids of rows are recorded under. */
  source?: string
  /** Host names of the imported site; by default the source, if it looks like one. */
  hosts?: readonly string[]
  /** Rows per transaction, 500 by default. */
  batchSize?: number
  /** File for the list of unusable rows; by default none is written. */
  reportFile?: string
  /** Aborting it stops the import after the current batch; the next call resumes there. */
  signal?: AbortSignal
  onProgress?(progress: ImportProgress): void
}

/** The import was stopped between two batches. Stored rows stay, and the next call resumes. */
export class ImportStopped extends Error {
  override name = 'ImportStopped'
}

/** Reads the site's settings in advance: within a batch only the batch's transaction may read. */
export async function prepareRun(ctx: AppContext, source: string, hosts?: readonly string[]): Promise<ImportRun> {
  const [site, language, writeId] = await Promise.all([siteUrl(ctx), siteLanguage(ctx), questionIds.writer(ctx)])
  const named = hosts ?? (/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(source) ? [source] : [])
  return {
    ctx,
    source,
    hosts: named.map((host) => host.toLowerCase()),
    siteUrl: site,
    isChinese: language.code === 'zh_CN',
    questionUrl: (id) => `${site}/questions/${writeId(id)}`,
  }
}

/**
 * Returns how many rows of each step an unfinished import of this dump has processed. If there is none, starts over:
 * calls `clear`, deletes the stored progress and returns an empty map.
 * @param dump fingerprint of the imported data, so that changed data is imported from the start
 * @param clear removes what an earlier attempt has gathered
 */
export async function findOrStart(
  { ctx, source }: ImportRun,
  dump: string,
  clear: (tx: Tx) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const progress = await findProgress(ctx.db, source, dump)
  if (progress) return progress
  await ctx.db.transaction().execute(async (tx) => {
    await clear(tx)
    await clearProgress(tx, source)
  })
  return new Map()
}

/** A pass over the rows of a file or table. */
export interface StepRows<Row> {
  name: string
  /** Title for progress reports. */
  title: string
  /** Name of the file or table in reports. */
  part: string
  dump: string
  /** Number of rows already processed, and in total. */
  done: number
  total: number
  batches: AsyncIterable<readonly Row[]>
  /** Stores one batch. Idempotent: rows stored already are skipped. */
  store(tx: Tx, rows: readonly Row[]): Promise<Unusable[]>
}

/**
 * Stores batch after batch, each in one transaction together with the progress.
 * @throws {ImportStopped}
 */
export async function runStep<Row>({ ctx, source }: ImportRun, step: StepRows<Row>, options: ImportOptions) {
  const { name, title, part, dump, total } = step
  let { done } = step
  options.onProgress?.({ title, done, total })
  for await (const rows of step.batches) {
    if (options.signal?.aborted === true) throw new ImportStopped('The import was stopped')
    done += rows.length
    await ctx.db.transaction().execute(async (tx) => {
      const unusable = await step.store(tx, rows)
      const refusals = unusable.map(({ id, reason }) => ({ file: part, row_id: id, reason }))
      await saveUnusableRows(tx, source, refusals)
      await saveProgress(tx, { source, step: name, dump, rows_done: done })
    })
    options.onProgress?.({ title, done, total })
    // Yields to the event loop, which SQLite's synchronous driver blocks, so that the installer can report progress and
    // a stop signal can arrive.
    await setImmediate()
  }
}

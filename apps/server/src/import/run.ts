import { setImmediate } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import type { Tx } from '../platform/db/database.ts'
import { questionIds } from '../slices/questions/index.ts'
import { siteLanguage, siteUrl } from '../slices/site-settings/index.ts'
import { clearProgress, findProgress, saveProgress, saveUnusableRows } from './store.ts'

/** The context of every step of an import. */
export interface ImportRun {
  ctx: AppContext
  /** Name of the imported site, which separates the ids of different sources. */
  source: string
  /** Host names of the imported site, in lower case: links to them lead to what was imported. */
  hosts: readonly string[]
  /** Address of this site, for links and rendering. */
  siteUrl: string
  /** True for a site in Chinese. */
  isChinese: boolean
  /** Returns the address of a question on this site. */
  questionUrl(id: number): string
}

/** A row a step could not use. */
export interface Unusable {
  id: string
  reason: string
}

export interface ImportProgress {
  title: string
  done: number
  /** 0 while unknown. */
  total: number
}

/** The options of every import. */
export interface ImportOptions {
  /** Name under which rows are recorded. */
  source?: string
  /** Host names of the imported site; by default the source, if it looks like one. */
  hosts?: readonly string[]
  /** Rows per transaction, 500 by default. */
  batchSize?: number
  /** File for the list of unusable rows; none is written by default. */
  reportFile?: string
  /** Stops the import after the current batch; the next call resumes there. */
  signal?: AbortSignal
  onProgress?(progress: ImportProgress): void
}

/** The import was stopped between two batches; everything stored so far stays, and the next call resumes. */
export class ImportStopped extends Error {
  override name = 'ImportStopped'
}

/** Reads the site's settings in advance, because within a batch only its transaction may read. */
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
 * Returns the rows done per step of an unfinished import.
 * @param dump changes with the imported data; the progress of other data under the same name is discarded by `clear`
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
  /** File or table, as reports name it. */
  part: string
  dump: string
  /** Rows that are done, and rows in all. */
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
    // SQLite never waits: between batches the installer says how far it is, and a signal to stop arrives.
    await setImmediate()
  }
}

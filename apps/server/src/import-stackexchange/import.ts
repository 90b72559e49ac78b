import { basename, resolve } from 'node:path'
import type { AppContext } from '../context.ts'
import { questionIds } from '../slices/questions/index.ts'
import { siteUrl } from '../slices/site-settings/index.ts'
import type { CheckedDump } from './dump.ts'
import { checkDump, DUMP_FILES, idOf } from './dump.ts'
import { gatherHistory, gatherVoteCounts } from './gather.ts'
import { importAnswers } from './import-answers.ts'
import { importComments } from './import-comments.ts'
import { importDuplicates } from './import-duplicates.ts'
import { importQuestions } from './import-questions.ts'
import { importTags, importTagTexts } from './import-tags.ts'
import { importUsers } from './import-users.ts'
import type { DumpRow } from './read-rows.ts'
import { readBatches } from './read-rows.ts'
import { reportUnclaimed } from './report-unclaimed.ts'
import type { ImportSummary } from './report.ts'
import { summarise, writeReport } from './report.ts'
import type { ImportRun, ImportStep } from './run.ts'
import { clearProgress, findProgress, saveProgress, saveUnusableRows } from './store.ts'

/** The steps in order: each depends only on those above it. */
const STEPS: readonly ImportStep[] = [
  importUsers,
  importTags,
  gatherHistory,
  gatherVoteCounts,
  importQuestions,
  importAnswers,
  importTagTexts,
  importDuplicates,
  importComments,
]

export interface ImportProgress {
  title: string
  done: number
  total: number
}

export interface ImportOptions {
  folder: string
  /** Name under which rows are recorded; by default the name of the folder. */
  source?: string
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

/**
 * Imports a public data dump of a Stack Exchange site. Every file is checked to the end first. Each batch of rows is
 * stored in one transaction together with the progress, so that a stopped or killed import resumes where it was; a
 * stored row is never stored again.
 * @throws {BrokenDump} before anything is stored
 * @throws {ImportStopped} after `signal`
 */
export async function importStackExchange(app: AppContext, options: ImportOptions): Promise<ImportSummary> {
  const folder = resolve(options.folder)
  const source = options.source ?? basename(folder)
  const run = await prepareRun(app, source)
  options.onProgress?.({ title: 'Checking the files', done: 0, total: 0 })
  const dump = await checkDump(folder)
  const progress = await findOrStart(run, dump)
  for (const step of STEPS) await runStep(run, dump, step, progress.get(step.name) ?? 0, options)
  await reportUnclaimed(run)
  const summary = await summarise(run, dump)
  if (options.reportFile !== undefined) await writeReport(app.db, summary, options.reportFile)
  await app.db.transaction().execute((tx) => clearProgress(tx, source))
  return summary
}

/** Reads the site's settings in advance, because within a batch only its transaction may read. */
async function prepareRun(app: AppContext, source: string): Promise<ImportRun> {
  const [site, writeId] = await Promise.all([siteUrl(app), questionIds.writer(app)])
  return { app, source, siteUrl: site, questionUrl: (id) => `${site}/questions/${writeId(id)}` }
}

/** Returns the rows done per step. Discards the progress of other files imported under the same name. */
async function findOrStart({ app, source }: ImportRun, dump: CheckedDump): Promise<ReadonlyMap<string, number>> {
  const progress = await findProgress(app.db, source, dump.fingerprint)
  if (progress) return progress
  await app.db.transaction().execute((tx) => clearProgress(tx, source))
  return new Map()
}

async function runStep(
  run: ImportRun,
  dump: CheckedDump,
  step: ImportStep,
  skip: number,
  { batchSize = 500, signal, onProgress }: ImportOptions,
): Promise<void> {
  const { app, source } = run
  const path = dump.path(step.file)
  if (path === undefined) return
  const total = dump.rows(step.file)
  let done = skip
  onProgress?.({ title: step.title, done, total })
  const batches = readBatches(path, DUMP_FILES[step.file], { size: batchSize, skip })
  for await (const rows of batches) {
    if (signal?.aborted === true) throw new ImportStopped('The import was stopped')
    done += rows.length
    await app.db.transaction().execute(async (tx) => {
      const unusable = [...rows.flatMap(missingId), ...(await step.store(run, tx, rows.filter(hasId)))]
      const refusals = unusable.map(({ id, reason }) => ({ file: step.file, row_id: id, reason }))
      await saveUnusableRows(tx, source, refusals)
      await saveProgress(tx, { source, step: step.name, dump: dump.fingerprint, rows_done: done })
    })
    onProgress?.({ title: step.title, done, total })
  }
}

function hasId(row: DumpRow): boolean {
  return row.attributes.Id !== undefined
}

function missingId(row: DumpRow): { id: string; reason: string }[] {
  return hasId(row) ? [] : [{ id: idOf(row), reason: 'no id' }]
}

import { basename, resolve } from 'node:path'
import type { AppContext } from '../../context.ts'
import type { ImportSummary } from '../report.ts'
import { writeReport } from '../report.ts'
import { runLinks } from '../run-links.ts'
import type { ImportOptions, ImportRun, Unusable } from '../run.ts'
import { findOrStart, prepareRun, runStep } from '../run.ts'
import { clearProgress } from '../store.ts'
import type { CheckedDump } from './dump.ts'
import { checkDump, DUMP_FILES, idOf } from './dump.ts'
import { gatherHistory, gatherVoteCounts } from './gather.ts'
import { clearGathered } from './gathered-store.ts'
import { importAnswers } from './import-answers.ts'
import { importComments } from './import-comments.ts'
import { importDuplicates } from './import-duplicates.ts'
import { importQuestions } from './import-questions.ts'
import { importTags, importTagTexts } from './import-tags.ts'
import { importUsers } from './import-users.ts'
import type { DumpRow } from './read-rows.ts'
import { readBatches } from './read-rows.ts'
import { reportUnclaimed } from './report-unclaimed.ts'
import type { ImportStep } from './run.ts'
import { summarise } from './summary.ts'

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

export interface DumpImportOptions extends ImportOptions {
  folder: string
}

/**
 * Imports a public data dump of a Stack Exchange site. Every file is checked to the end first. Each batch of rows is
 * stored in one transaction together with the progress, so that a stopped or killed import resumes where it was; a
 * stored row is never stored again.
 * @throws {BrokenDump} before anything is stored
 * @throws {ImportStopped} after `signal`
 */
export async function importStackExchange(ctx: AppContext, options: DumpImportOptions): Promise<ImportSummary> {
  const folder = resolve(options.folder)
  const source = options.source ?? basename(folder)
  const run = await prepareRun(ctx, source, options.hosts)
  options.onProgress?.({ title: 'Checking the files', done: 0, total: 0 })
  const dump = await checkDump(folder)
  const progress = await findOrStart(run, dump.fingerprint, (tx) => clearGathered(tx, source))
  for (const step of STEPS) await importFile(run, dump, step, progress.get(step.name) ?? 0, options)
  await runLinks(run, options)
  await reportUnclaimed(run)
  const summary = await summarise(run, dump)
  if (options.reportFile !== undefined) await writeReport(ctx.db, summary, options.reportFile)
  await ctx.db.transaction().execute(async (tx) => {
    await clearGathered(tx, source)
    await clearProgress(tx, source)
  })
  return summary
}

async function importFile(
  run: ImportRun,
  dump: CheckedDump,
  step: ImportStep,
  done: number,
  options: ImportOptions,
): Promise<void> {
  const path = dump.path(step.file)
  if (path === undefined) return
  await runStep(
    run,
    {
      name: step.name,
      title: step.title,
      part: step.file,
      dump: dump.fingerprint,
      done,
      total: dump.rows(step.file),
      batches: readBatches(path, DUMP_FILES[step.file], { size: options.batchSize ?? 500, skip: done }),
      store: async (tx, rows) => [
        ...rows.flatMap(missingId),
        ...repeatedIds(rows),
        ...(await step.store(run, tx, rows.filter(hasId))),
      ],
    },
    options,
  )
}

function hasId(row: DumpRow): boolean {
  return row.attributes.Id !== undefined
}

function missingId(row: DumpRow): Unusable[] {
  return hasId(row) ? [] : [{ id: idOf(row), reason: 'no id' }]
}

/** Of several rows with the same id, reports all but the last, which is the one that is used. */
function repeatedIds(rows: readonly DumpRow[]): Unusable[] {
  const last = new Map(rows.filter(hasId).map((row) => [idOf(row), row]))
  const repeated = rows.filter((row) => hasId(row) && last.get(idOf(row)) !== row)
  return repeated.map((row) => ({ id: `${idOf(row)}, line ${row.line}`, reason: 'id occurs again' }))
}

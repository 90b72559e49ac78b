import { rebuildVocabulary } from '../slices/search/index.ts'
import type { ImportSummary } from './report.ts'
import { writeReport } from './report.ts'
import type { ImportOptions, ImportRun } from './run.ts'
import { clearProgress } from './store.ts'

/** Counts the vocabulary of the search, writes the report of a completed import, and deletes its progress. */
export async function finishImport(
  { ctx, source }: ImportRun,
  summary: ImportSummary,
  { reportFile }: ImportOptions,
): Promise<ImportSummary> {
  await rebuildVocabulary(ctx)
  if (reportFile !== undefined) await writeReport(ctx.db, summary, reportFile)
  await ctx.db.transaction().execute((tx) => clearProgress(tx, source))
  return summary
}

import type { ImportSummary } from './report.ts'
import { writeReport } from './report.ts'
import type { ImportOptions, ImportRun } from './run.ts'
import { clearProgress } from './store.ts'

/** Writes the report of a completed import, and deletes its progress. */
export async function finishImport(
  { ctx, source }: ImportRun,
  summary: ImportSummary,
  { reportFile }: ImportOptions,
): Promise<ImportSummary> {
  if (reportFile !== undefined) await writeReport(ctx.db, summary, reportFile)
  await ctx.db.transaction().execute((tx) => clearProgress(tx, source))
  return summary
}

import type { ImportSummary } from '../report.ts'
import type { ImportRun } from '../run.ts'
import { countLocalIds, countUnusableRows } from '../store.ts'
import type { AnswerSite } from './site.ts'

/** Tables that are not imported, and what they contain. */
const NOT_MAPPED: Readonly<Record<string, string>> = {
  badge_award: 'badges of people',
  notification: 'notifications',
  report: 'flags',
  user_external_login: 'connections to other accounts',
  user_notification_config: 'mail settings of people',
}

/** Counts the rows of the Answer site and of this site. Called before the state of the import is deleted. */
export async function summarise({ ctx, source }: ImportRun, { tables }: AnswerSite): Promise<ImportSummary> {
  const stored = await countLocalIds(ctx.db, source)
  const nouns = [
    ['users', 'user', 'user'],
    ['tags', 'tag', 'tag'],
    ['questions', 'question', 'question'],
    ['answers', 'answer', 'answer'],
    ['comments', 'comment', 'comment'],
  ] as const
  const notMapped = []
  for (const [file, what] of Object.entries(NOT_MAPPED)) {
    const count = await tables.count(file)
    if (count > 0) notMapped.push({ file, what, count })
  }
  const counts = []
  for (const [noun, table, kind] of nouns) {
    counts.push({ noun, inDump: await tables.count(table), stored: stored.get(kind) ?? 0 })
  }
  return { source, absent: [], nouns: counts, unusable: await countUnusableRows(ctx.db, source), notMapped }
}

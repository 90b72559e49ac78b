import type { Db } from '../platform/db/database.ts'
import type { Drift } from '../platform/db/drift.ts'
import { countAnswerDrift } from '../slices/answers/index.ts'
import { countQuestionDrift } from '../slices/questions/index.ts'
import { countReputationDrift } from '../slices/reputation/index.ts'
import { countTagDrift } from '../slices/tags/index.ts'
import { countVoteDrift } from '../slices/votes/index.ts'

/** Counts everything that is stored as a number anew, and tells where the number is another one. Changes nothing. */
export async function checkCounters(db: Db): Promise<Drift[]> {
  const found: Drift[] = []
  const counts = [countTagDrift, countQuestionDrift, countAnswerDrift, countVoteDrift, countReputationDrift]
  for (const count of counts) found.push(...(await count(db)))
  return found
}

import type { Schemas } from '@quandary/api-client'
import { isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { findUserByUsername } from '../users/index.ts'
import type { Reader } from './personal-items.ts'
import { personalAnswers, personalQuestions } from './personal-items.ts'
import { bestAnswerIds, bestQuestionIds } from './store.ts'

const BEST = 5

/** Returns a person's best questions and answers that the viewer may see; empty for an unknown name. */
export async function getPersonalTop(
  ctx: AppContext,
  username: string,
  reader: Reader,
): Promise<Schemas['PersonalTop']> {
  const user = await findUserByUsername(ctx.db, username)
  if (!user) return { question: [], answer: [] }
  const hiddenOf = isStaff(reader.viewer) ? ('all' as const) : (reader.viewer?.id ?? null)
  const wanted = { userId: user.id, hiddenOf, limit: BEST }
  const [question, answer] = await Promise.all([
    bestQuestionIds(ctx.db, wanted).then((ids) => personalQuestions(ctx, ids, reader)),
    bestAnswerIds(ctx.db, wanted).then((ids) => personalAnswers(ctx, ids, reader)),
  ])
  return { question, answer }
}

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
  app: AppContext,
  username: string,
  reader: Reader,
): Promise<Schemas['PersonalTop']> {
  const user = await findUserByUsername(app.db, username)
  if (!user) return { question: [], answer: [] }
  const hiddenOf = isStaff(reader.viewer) ? ('all' as const) : (reader.viewer?.id ?? null)
  const wanted = { userId: user.id, hiddenOf, limit: BEST }
  const [question, answer] = await Promise.all([
    bestQuestionIds(app.db, wanted).then((ids) => personalQuestions(app, ids, reader)),
    bestAnswerIds(app.db, wanted).then((ids) => personalAnswers(app, ids, reader)),
  ])
  return { question, answer }
}

import type { Privileges, QuestionFacts } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { QuestionNotFound } from './errors.ts'
import type { QuestionHappening } from './events.ts'
import { findSeenQuestion } from './find-seen-question.ts'
import { findLinkTargets } from './links-store.ts'
import { questionIds } from './post-ids.ts'
import { viewerMarks } from './question-marks.ts'
import type { Question } from './question.ts'
import { factsOf } from './question.ts'
import { holdQuestions } from './store.ts'

/** A question whose row is held until the end of the transaction, and who is about to change it. */
export interface HeldQuestion {
  app: AppContext
  tx: Tx
  question: Question
  actorId: number
  at: number
}

/** What decides whether the actor may. */
export interface HeldRules {
  viewer: Viewer
  facts: QuestionFacts
  privileges: Privileges
}

/**
 * Changes the question behind a public id, one after the other with whoever changes it too. The questions it links to
 * are held with it, as the change may move their counters.
 * @param newTargets questions that it links to after the change
 * @param change gets the question as it is once it is held
 * @throws {QuestionNotFound} 400, also for a question this viewer may not know of
 */
export async function changeQuestion<Result>(
  app: AppContext,
  publicId: string,
  viewer: Viewer,
  change: (held: HeldQuestion, rules: HeldRules) => Promise<Result>,
  newTargets: readonly number[] = [],
): Promise<Result> {
  const id = questionIds.read(publicId)
  if (id === undefined) throw new QuestionNotFound(400)
  const privileges = await readPrivileges(app)
  return app.db.transaction().execute(async (tx) => {
    await holdQuestions(tx, [id, ...newTargets, ...(await findLinkTargets(tx, id))])
    const question = await findSeenQuestion(tx, viewer, id)
    if (!question) throw new QuestionNotFound(400)
    const marks = (await viewerMarks(app, tx, null, [id])).get(id)
    const facts = factsOf(question, marks?.topAnswerVotes ?? 0)
    const held = { app, tx, question, actorId: viewer.id, at: app.clock.now() }
    return change(held, { viewer, facts, privileges })
  })
}

/** What an event tells of a question. */
export function happeningOf({ question, actorId, at }: HeldQuestion): QuestionHappening {
  return { questionId: question.id, questionAuthorId: question.user_id, actorId, at }
}

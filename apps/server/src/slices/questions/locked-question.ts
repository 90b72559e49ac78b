import type { Privileges, QuestionFacts } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRows } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { QuestionNotFound } from './errors.ts'
import type { QuestionEvent } from './events.ts'
import { findVisibleQuestionById } from './find-seen-question.ts'
import { linkTargetsOf } from './links/links-store.ts'
import { questionMarks } from './question-marks.ts'
import type { Question } from './question.ts'
import { factsOf } from './question.ts'

/** A question whose row is locked until the transaction ends, with the actor about to change it. */
export interface LockedQuestion {
  ctx: AppContext
  tx: Tx
  question: Question
  actorId: number
  at: number
}

/** The facts that decide whether the actor may change the question. */
export interface PermissionFacts {
  viewer: Viewer
  facts: QuestionFacts
  privileges: Privileges
}

/**
 * Changes a question under a lock, so that concurrent changes run one after the other. The
 * questions it links to are locked too, as the change may update their counters.
 * @param newTargets questions that it links to after the change
 * @param change receives the question as read under the lock
 * @throws {QuestionNotFound} 400, also for a question hidden from this viewer
 */
export async function withLockedQuestion<Result>(
  ctx: AppContext,
  id: number,
  viewer: Viewer,
  change: (locked: LockedQuestion, rules: PermissionFacts) => Promise<Result>,
  newTargets: readonly number[] = [],
): Promise<Result> {
  const privileges = await readPrivileges(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    // The statements are sent together on one connection, which runs them in this order, so those after the first one
    // read while the lock is held.
    const [, question, marked] = await Promise.all([
      lockRows(tx, 'questions', [id, ...newTargets], linkTargetsOf(tx, id)),
      findVisibleQuestionById(tx, viewer, id),
      questionMarks(ctx, tx, null, [id]),
    ])
    if (!question) throw new QuestionNotFound(400)
    const facts = factsOf(question, marked.get(id)?.topAnswerVotes ?? 0)
    const locked = { ctx, tx, question, actorId: viewer.id, at: ctx.clock.now() }
    return change(locked, { viewer, facts, privileges })
  })
}

/** Builds the common part of an event about a question. */
export function eventOf({ question, actorId, at }: LockedQuestion): QuestionEvent {
  return { questionId: question.id, questionAuthorId: question.user_id, actorId, at }
}

import { assertCanDeleteAnswer } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { addToQuestionCount, setAcceptedAnswer, setPostLinks } from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { addToUserCount } from '../users/index.ts'
import type { Answer } from './answer.ts'
import { answerFactsOf, linkSourceOf } from './answer.ts'
import { answerDeleted } from './events.ts'
import type { LockedAnswer } from './locked-answer.ts'
import { eventOf, lockVisibleAnswer } from './locked-answer.ts'
import { updateLastAnswer } from './last-operation.ts'
import { changeAnswer } from './store.ts'

/**
 * Deletes an answer. Staff may delete any; authors may delete their own while it is not accepted and its vote count is
 * not above 0.
 * @throws {AnswerNotFound} @throws {PermissionDenied} {ActionRefused} also when it is already deleted
 */
export async function deleteAnswer(ctx: AppContext, answerId: number, viewer: Viewer): Promise<void> {
  const privileges = await readPrivileges(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockVisibleAnswer(tx, answerId, viewer)
    assertCanDeleteAnswer(viewer, answerFactsOf(locked.answer), privileges)
    await removeAnswer(ctx, tx, locked, viewer.id)
  })
}

/**
 * Marks an answer as deleted without checking permissions. Its acceptance ends, because a question must not show a
 * deleted answer as accepted. Reputation stays (`docs/spec/domain.md#reputation`), and recovery restores the
 * acceptance.
 */
export async function removeAnswer(ctx: AppContext, tx: Tx, locked: LockedAnswer, actorId: number): Promise<void> {
  const { answer } = locked
  const wasAccepted = answer.accepted === 1
  const change = { status: 'deleted', accepted: 0, was_accepted: answer.accepted } as const
  await changeAnswer(tx, answer.id, change)
  // A pending answer was never counted.
  if (answer.status !== 'pending') await uncountAnswer(tx, locked, { ...answer, ...change })
  await ctx.bus.emit(tx, answerDeleted, { ...eventOf(locked, actorId, ctx.clock.now()), wasAccepted })
}

/** Removes an answer from all counters and references. */
async function uncountAnswer(tx: Tx, { answer, question }: LockedAnswer, changed: Answer): Promise<void> {
  if (answer.accepted === 1) await setAcceptedAnswer(tx, question.id, null, answer.id)
  await addToQuestionCount(tx, question.id, 'answer_count', -1)
  await updateLastAnswer(tx, question, changed)
  await setPostLinks(tx, linkSourceOf(answer), '')
  await addToUserCount(tx, answer.user_id, 'answer_count', -1)
}

import { assertCanRecoverAnswer } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { addToQuestionCount, setAcceptedAnswer, setPostLinks } from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { addToUserCount } from '../users/index.ts'
import { answerFactsOf, linkSourceOf } from './answer.ts'
import { answerRecovered } from './events.ts'
import type { LockedAnswer } from './locked-answer.ts'
import { eventOf, lockVisibleAnswer } from './locked-answer.ts'
import { updateLastAnswer } from './last-operation.ts'
import { changeAnswer } from './store.ts'

/**
 * Recovers a deleted answer. Only staff may do so. The author may have written another answer to the question since.
 * @throws {AnswerNotFound} @throws {PermissionDenied} {ActionRefused} also when it is not deleted
 */
export async function recoverAnswer(ctx: AppContext, answerId: number, viewer: Viewer): Promise<void> {
  const privileges = await readPrivileges(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockVisibleAnswer(tx, answerId, viewer)
    assertCanRecoverAnswer(viewer, answerFactsOf(locked.answer), privileges)
    await restoreAnswer(ctx, tx, locked, viewer.id)
  })
}

/**
 * Restores a deleted answer without checking permissions. An acceptance ended by the deletion is restored, unless
 * another answer was accepted meanwhile; its reputation was never revoked.
 */
export async function restoreAnswer(ctx: AppContext, tx: Tx, locked: LockedAnswer, actorId: number): Promise<void> {
  const { answer, question } = locked
  const isAccepted = answer.was_accepted === 1 && question.accepted_answer_id === null
  const change = { status: 'available', accepted: isAccepted ? 1 : 0, was_accepted: 0 } as const
  await changeAnswer(tx, answer.id, change)
  if (isAccepted) await setAcceptedAnswer(tx, question.id, answer.id, null)
  await addToQuestionCount(tx, question.id, 'answer_count', 1)
  await updateLastAnswer(tx, question, { ...answer, ...change })
  await setPostLinks(tx, linkSourceOf(answer), answer.parsed_text)
  await addToUserCount(tx, answer.user_id, 'answer_count', 1)
  await ctx.bus.emit(tx, answerRecovered, { ...eventOf(locked, actorId, ctx.clock.now()), isAccepted })
}

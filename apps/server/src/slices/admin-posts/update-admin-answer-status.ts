import type { AppContext } from '../../context.ts'
import { answerIds, AnswerNotFound, lockAnswer, removeAnswer, restoreAnswer, showAnswer } from '../answers/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, logAction } from '../audit-log/index.ts'
import { isUnavailable } from '../questions/index.ts'

/**
 * Deletes an answer, or makes a deleted or pending one available, with the same effects as the actions on its page.
 * Does nothing if the answer already has that status.
 * @throws {AnswerNotFound} also for a pending answer whose question is deleted or pending
 */
export async function updateAdminAnswerStatus(
  ctx: AppContext,
  { answerId, status }: { answerId: number; status: 'available' | 'deleted' },
  by: Administrator,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockAnswer(tx, answerId)
    if (!locked) throw new AnswerNotFound()
    if (locked.answer.status === status) return
    // A pending answer cannot be shown before its question is.
    if (locked.answer.status === 'pending' && status === 'available' && isUnavailable(locked.question)) {
      throw new AnswerNotFound()
    }
    const back = locked.answer.status === 'pending' ? showAnswer : restoreAnswer
    const change = status === 'deleted' ? removeAnswer : back
    await change(ctx, tx, locked, by.viewer.id)
    const changes = changesBetween({ status: locked.answer.status }, { status })
    await logAction(ctx, tx, by, { action: 'answer.status', objectId: answerIds.long(locked.answer.id), changes })
  })
}

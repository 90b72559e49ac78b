import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, logAction } from '../audit-log/index.ts'
import type { Closing, LockedQuestion } from '../questions/index.ts'
import {
  withLockedQuestion,
  closeLocked,
  deleteLocked,
  questionIds,
  reopenLocked,
  recoverLocked,
  showPending,
} from '../questions/index.ts'

/** Administrators are not asked for a closing reason here, so a fixed one is stored. */
const CLOSING: Closing = { reason: 'closed', message: '', duplicateOf: null }

/**
 * Changes a question's status with the same effects as the actions on its page. Does nothing if the question already
 * has that status; a closed question keeps its closing reason.
 * @throws {QuestionNotFound} 400
 */
export async function updateAdminQuestionStatus(
  ctx: AppContext,
  { questionId, status }: { questionId: number; status: 'available' | 'closed' | 'deleted' },
  by: Administrator,
): Promise<void> {
  await withLockedQuestion(ctx, questionId, by.viewer, async (locked) => {
    if (locked.question.status === status) return
    await changeStatus(locked, status)
    const changes = changesBetween({ status: locked.question.status }, { status })
    await logAction(ctx, locked.tx, by, {
      action: 'question.status',
      objectId: questionIds.long(locked.question.id),
      changes,
    })
  })
}

async function changeStatus(locked: LockedQuestion, status: 'available' | 'closed' | 'deleted'): Promise<void> {
  if (status === 'deleted') {
    await deleteLocked(locked)
    return
  }
  const present = await bringBack(locked)
  // A recovered question keeps the state it had before its deletion; an approved one is open.
  if (present.question.status === status) return
  await (status === 'closed' ? closeLocked(present, CLOSING) : reopenLocked(present))
}

/** Recovers a deleted question or approves a pending one. */
async function bringBack(locked: LockedQuestion): Promise<LockedQuestion> {
  const { status } = locked.question
  if (status !== 'deleted' && status !== 'pending') return locked
  await (status === 'deleted' ? recoverLocked(locked) : showPending(locked))
  const question = await lockRow(locked.tx, 'questions', locked.question.id)
  if (!question) throw new Error('A question went away while it was held')
  return { ...locked, question }
}

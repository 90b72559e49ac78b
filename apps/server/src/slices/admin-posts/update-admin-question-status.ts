import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, logAction } from '../audit-log/index.ts'
import type { Closing, LockedQuestion, Question } from '../questions/index.ts'
import {
  isClosedFor,
  withLockedQuestion,
  closeLocked,
  deleteLocked,
  questionIds,
  readClosing,
  reopenLocked,
  recoverLocked,
  showPending,
} from '../questions/index.ts'

/** Stored for closings without a reason, which this operation accepts. */
const WITHOUT_REASON: Closing = { reason: 'closed', message: '', duplicateOf: null }

/** The new status of a question. */
interface QuestionStatusChange {
  questionId: number
  status: 'available' | 'closed' | 'deleted'
  /** Number of the reason for closing; undefined closes without one. Ignored for every other status. */
  reasonType: number | undefined
  /** The note that some reasons require. */
  message: string
}

/**
 * Changes a question's status with the same effects as the actions on its page. Does nothing if the question already
 * has that status; but a closed question is closed again for the reason that is given, if it is another one.
 * @throws {QuestionNotFound} 400
 * @throws {InvalidFields} the reason is unknown or its message does not fit, as for closing on the question's page
 */
export async function updateAdminQuestionStatus(
  ctx: AppContext,
  { questionId, status, reasonType, message }: QuestionStatusChange,
  by: Administrator,
): Promise<void> {
  const hasReason = status === 'closed' && reasonType !== undefined
  const closing = hasReason ? await readClosing(ctx, { questionId, reasonType, message }) : undefined
  const change = async (locked: LockedQuestion) => {
    const { question, tx } = locked
    if (question.status === status && (!closing || isClosedFor(question, closing))) return
    await changeStatus(locked, status, closing)
    const changes = changesBetween(
      { status: question.status, ...(closing && closingOf(question)) },
      { status, ...(closing && { close_reason: closing.reason, close_message: closing.message }) },
    )
    await logAction(ctx, tx, by, { action: 'question.status', objectId: questionIds.long(question.id), changes })
  }
  const original = closing?.duplicateOf
  await withLockedQuestion(ctx, questionId, by.viewer, change, original ? [original.questionId] : [])
}

function closingOf({ close_reason, close_message }: Question) {
  return { close_reason, close_message }
}

async function changeStatus(
  locked: LockedQuestion,
  status: QuestionStatusChange['status'],
  closing: Closing | undefined,
): Promise<void> {
  if (status === 'deleted') {
    await deleteLocked(locked)
    return
  }
  const present = await bringBack(locked)
  if (closing) await closeLocked(present, closing)
  // A recovered question keeps the state it had before its deletion; an approved one is open.
  else if (present.question.status !== status) {
    await (status === 'closed' ? closeLocked(present, WITHOUT_REASON) : reopenLocked(present))
  }
}

/** Recovers a deleted question or approves a pending one. */
async function bringBack(locked: LockedQuestion): Promise<LockedQuestion> {
  const { status } = locked.question
  if (status !== 'deleted' && status !== 'pending') return locked
  await (status === 'deleted' ? recoverLocked(locked) : showPending(locked))
  const question = await lockRow(locked.tx, 'questions', locked.question.id)
  if (!question) throw new Error('A question disappeared while it was locked')
  return { ...locked, question }
}

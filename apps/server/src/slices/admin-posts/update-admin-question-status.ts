import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Closing, HeldQuestion } from '../questions/index.ts'
import {
  changeQuestion,
  holdQuestion,
  markClosed,
  markDeleted,
  markOpen,
  markRecovered,
  markShown,
} from '../questions/index.ts'

/** Administrators are not asked for a closing reason here, so the state itself stands in for it. */
const CLOSING: Closing = { reason: 'closed', message: '', duplicateOf: null }

/**
 * Changes a question's status by the same steps as the calls of its page. Does nothing if the question already has that
 * status; a closed one keeps its closing reason.
 * @throws {QuestionNotFound} 400
 */
export async function updateAdminQuestionStatus(
  app: AppContext,
  { question_id, status }: OperationBody<'updateAdminQuestionStatus'>,
  viewer: Viewer,
): Promise<null> {
  await changeQuestion(app, question_id, viewer, async (locked) => {
    if (locked.question.status === status) return
    if (status === 'deleted') return markDeleted(locked)
    const present = await bringBack(locked)
    // A recovered question keeps the state it had before its deletion; an approved one is open.
    if (present.question.status === status) return
    await (status === 'closed' ? markClosed(present, CLOSING) : markOpen(present))
  })
  return null
}

/** Recovers a deleted question or approves a pending one. */
async function bringBack(locked: HeldQuestion): Promise<HeldQuestion> {
  const { status } = locked.question
  if (status !== 'deleted' && status !== 'pending') return locked
  await (status === 'deleted' ? markRecovered(locked) : markShown(locked))
  const question = await holdQuestion(locked.tx, locked.question.id)
  if (!question) throw new Error('A question went away while it was held')
  return { ...locked, question }
}

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

/** Why a question is closed here, where nobody is asked for a reason: the state itself. */
const CLOSING: Closing = { reason: 'closed', message: '', duplicateOf: null }

/**
 * Brings a question into a state, by the steps that the calls of its page take one by one. A question that is so
 * already stays so, closed with the reason it has.
 * @throws {QuestionNotFound} 400
 */
export async function updateAdminQuestionStatus(
  app: AppContext,
  { question_id, status }: OperationBody<'updateAdminQuestionStatus'>,
  viewer: Viewer,
): Promise<null> {
  await changeQuestion(app, question_id, viewer, async (held) => {
    if (held.question.status === status) return
    if (status === 'deleted') return markDeleted(held)
    const present = await bringBack(held)
    // Recovered it is as it was when it was deleted, and approved it is open.
    if (present.question.status === status) return
    await (status === 'closed' ? markClosed(present, CLOSING) : markOpen(present))
  })
  return null
}

/** Recovers a question that is deleted, approves one that waits. */
async function bringBack(held: HeldQuestion): Promise<HeldQuestion> {
  const { status } = held.question
  if (status !== 'deleted' && status !== 'pending') return held
  await (status === 'deleted' ? markRecovered(held) : markShown(held))
  const question = await holdQuestion(held.tx, held.question.id)
  if (!question) throw new Error('A question went away while it was held')
  return { ...held, question }
}

import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Closing, HeldQuestion } from '../questions/index.ts'
import { changeQuestion, holdQuestion, markClosed, markDeleted, markOpen, markRecovered } from '../questions/index.ts'

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
    const present = held.question.status === 'deleted' ? await recover(held) : held
    // Recovered it is as it was when it was deleted.
    if (present.question.status === status) return
    await (status === 'closed' ? markClosed(present, CLOSING) : markOpen(present))
  })
  return null
}

async function recover(held: HeldQuestion): Promise<HeldQuestion> {
  await markRecovered(held)
  const question = await holdQuestion(held.tx, held.question.id)
  if (!question) throw new Error('A question went away while it was held')
  return { ...held, question }
}

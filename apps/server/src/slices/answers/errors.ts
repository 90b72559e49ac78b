import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { AnswerNotFound, AnswerNotEditable } = defineRefusals({
  /**
   * The answer does not exist, belongs to another question, or is hidden from this viewer. If it is to be accepted or
   * approved: also an answer that is not in the required state.
   */
  AnswerNotFound: { status: 400, reason: 'error.answer.not_found' },
  /** An edit of the answer is waiting for review, or the answer is deleted. */
  AnswerNotEditable: { status: 400, reason: 'error.answer.cannot_update' },
})

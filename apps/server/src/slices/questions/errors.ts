import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { QuestionNotFound } = defineRefusals({
  /**
   * The question does not exist or is hidden from this viewer; the response is the same in both cases
   * (`docs/spec/decisions.md#d10`). Reading operations respond with 404, writing ones with 400
   * (`docs/spec/contract.md#errors`).
   */
  QuestionNotFound: (status: 400 | 404 = 404) => ({ status, reason: 'error.question.not_found' }),
})

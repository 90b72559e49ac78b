import { Refusal } from '../../platform/refusals/refusal.ts'

/**
 * The question does not exist or is hidden from this viewer; the answer is the same for both
 * (`docs/spec/decisions.md#d10`). Reads answer 404, writes 400 (`docs/spec/contract.md#errors`).
 */
export class QuestionNotFound extends Refusal {
  override name = 'QuestionNotFound'
  constructor(status: 400 | 404 = 404) {
    super({ status, reason: 'error.question.not_found' })
  }
}

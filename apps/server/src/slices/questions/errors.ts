import { Refusal } from '../../platform/http/refusal.ts'

/**
 * No such question, or none this viewer may know of: both look alike (decision 10).
 * Reads answer 404, writes 400 (wire conventions §13).
 */
export class QuestionNotFound extends Refusal {
  override name = 'QuestionNotFound'
  constructor(status: 400 | 404 = 404) {
    super({ status, reason: 'error.question.not_found' })
  }
}

import { Refusal } from '../../platform/refusals/refusal.ts'

/** The answer does not exist, belongs to another question, or is hidden from this viewer. */
export class AnswerNotFound extends Refusal {
  override name = 'AnswerNotFound'
  constructor() {
    super({ status: 400, reason: 'error.answer.not_found' })
  }
}

/** An edit of the answer is waiting for review, or the answer is deleted. */
export class AnswerNotEditable extends Refusal {
  override name = 'AnswerNotEditable'
  constructor() {
    super({ status: 400, reason: 'error.answer.cannot_update' })
  }
}

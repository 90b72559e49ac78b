import { Refusal } from '../../platform/http/refusal.ts'

/** No such answer, or none of this question, or none this viewer may know of. */
export class AnswerNotFound extends Refusal {
  override name = 'AnswerNotFound'
  constructor() {
    super({ status: 400, reason: 'error.answer.not_found' })
  }
}

/** An edit of the answer waits for review, or the answer is deleted. */
export class AnswerNotEditable extends Refusal {
  override name = 'AnswerNotEditable'
  constructor() {
    super({ status: 400, reason: 'error.answer.cannot_update' })
  }
}

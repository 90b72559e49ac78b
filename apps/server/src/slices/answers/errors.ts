import { Refusal } from '../../platform/http/refusal.ts'

/** No such answer, or none of this question, or none this viewer may know of. */
export class AnswerNotFound extends Refusal {
  override name = 'AnswerNotFound'
  constructor(status: 400 | 404 = 400) {
    super({ status, reason: 'error.answer.not_found' })
  }
}

/** Closed and deleted questions take no answers. */
export class QuestionTakesNoAnswers extends Refusal {
  override name = 'QuestionTakesNoAnswers'
  constructor() {
    super({ status: 400, reason: 'error.answer.question_closed_cannot_add' })
  }
}

/** The site allows one answer per person and question, and there is one. */
export class AlreadyAnswered extends Refusal {
  override name = 'AlreadyAnswered'
  constructor() {
    super({ status: 403, reason: 'error.answer.restrict_answer' })
  }
}

import { Refusal } from '../../platform/refusals/refusal.ts'

/** The id is not a question, or the question is deleted or hidden from this viewer; the answer is the same for all. */
export class BookmarkTargetNotFound extends Refusal {
  override name = 'BookmarkTargetNotFound'
  constructor() {
    super({ status: 400, reason: 'error.object.not_found' })
  }
}

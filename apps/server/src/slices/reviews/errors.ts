import { Refusal } from '../../platform/refusals/refusal.ts'

/** The object does not exist, has no versions, or is hidden from this viewer; the answer is the same for all. */
export class ReviewedObjectNotFound extends Refusal {
  override name = 'ReviewedObjectNotFound'
  constructor(status: 400 | 404 = 400) {
    super({ status, reason: 'error.object.not_found' })
  }
}

/** An edit of the object is waiting for review, and no other can be made meanwhile. */
export class ReviewUnderway extends Refusal {
  override name = 'ReviewUnderway'
  constructor() {
    super({ status: 400, reason: 'error.revision.review_underway', display: 'toast' })
  }
}

/** The reviewer may not decide on edits of this kind, or wrote this one. */
export class MayNotReview extends Refusal {
  override name = 'MayNotReview'
  constructor() {
    super({ status: 400, reason: 'error.revision.no_permission' })
  }
}

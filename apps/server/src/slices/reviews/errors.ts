import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { MayNotReview, ReviewedObjectNotFound, ReviewUnderway } = defineRefusals({
  /**
   * The reviewer may not decide on edits of this kind, cannot see the object, or is about to approve their own edit.
   */
  MayNotReview: { status: 400, reason: 'error.revision.no_permission' },
  /**
   * The object does not exist, is of a kind without versions, or is hidden from this viewer; the response is the same
   * in all cases.
   */
  ReviewedObjectNotFound: (status: 400 | 404 = 400) => ({ status, reason: 'error.object.not_found' }),
  /** An edit of the object is waiting for review, and no other can be made meanwhile. */
  ReviewUnderway: { status: 400, reason: 'error.revision.review_underway', display: 'toast' },
})

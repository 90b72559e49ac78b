import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { BookmarkTargetNotFound } = defineRefusals({
  /**
   * The id is not a question, or the question is deleted, pending or hidden from this viewer; the response is the same
   * in all cases.
   */
  BookmarkTargetNotFound: { status: 400, reason: 'error.object.not_found' },
})

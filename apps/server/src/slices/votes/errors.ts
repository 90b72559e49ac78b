import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { VoteTargetNotFound } = defineRefusals({
  /**
   * The object does not exist, is deleted or pending, is hidden from this viewer, or cannot get this vote; the response
   * is the same in all cases.
   */
  VoteTargetNotFound: { status: 400, reason: 'error.object.not_found' },
})

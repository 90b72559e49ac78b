import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { TimelineObjectNotFound } = defineRefusals({
  /**
   * No object with a timeline, or no version that took effect, has this id, or this viewer may not see it; the response
   * is the same in all cases.
   */
  TimelineObjectNotFound: { status: 404, reason: 'error.object.not_found' },
})

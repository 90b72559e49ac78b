import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { TimelineObjectNotFound } = defineRefusals({
  /** No object with a timeline has this id, or this viewer may not see it; the response does not say which. */
  TimelineObjectNotFound: { status: 404, reason: 'error.object.not_found' },
})

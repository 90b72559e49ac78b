import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { OwnDataNotFound } = defineRefusals({
  /** The address of a person's data was used, has expired, or never was one. */
  OwnDataNotFound: { status: 404, reason: 'error.object.not_found' },
})

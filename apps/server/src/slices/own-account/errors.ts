import { defineInvalidFields, defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { OwnDataNotFound, StaffStays } = defineRefusals({
  /**
   * The address for downloading a person's data is unknown, was used or has expired, or the account was suspended or
   * deleted.
   */
  OwnDataNotFound: { status: 404, reason: 'error.object.not_found' },
  /**
   * Staff have to give up their role before they delete their account, so that no site is left without an
   * administrator.
   */
  StaffStays: { status: 400, reason: 'error.user.staff_cannot_delete_account' },
})

export const { DeletionCodeRefused, UsernameDiffers } = defineInvalidFields({
  /** The mailed code is unknown, used, replaced, expired or somebody else's. */
  DeletionCodeRefused: { field: 'code', message: 'error.user.deletion_code_invalid' },
  /** The typed username is not that of the account. */
  UsernameDiffers: { field: 'username', message: 'error.user.username_differs' },
})

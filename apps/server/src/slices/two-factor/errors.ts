import { defineInvalidFields, defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { AlreadyEnabled, NotEnabled, SetupExpired } = defineRefusals({
  /** Two-factor authentication has to be turned off before it can be set up again. */
  AlreadyEnabled: { status: 400, reason: 'error.two_factor.already_enabled' },
  /** The account has no second factor. */
  NotEnabled: { status: 400, reason: 'error.two_factor.not_enabled' },
  /** There is no key to confirm, it was issued too long ago, or it cannot be decrypted. */
  SetupExpired: { status: 400, reason: 'error.two_factor.setup_expired', display: 'alert' },
})

export const { WrongCode } = defineInvalidFields({
  /** The code is wrong, was used before, or belongs to another time. */
  WrongCode: { field: 'code', message: 'error.two_factor.code_invalid', reason: 'error.two_factor.code_invalid' },
})

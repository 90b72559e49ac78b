import { defineRefusals } from '../../platform/refusals/define-refusals.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import { isRefusalCode } from '../../platform/i18n/translate.ts'

export const { UserNotFound } = defineRefusals({
  /** No user has this name or id, or the account is deleted. */
  UserNotFound: (status: 400 | 404 = 404) => ({ status, reason: 'error.user.not_found' }),
})

/** The profile has invalid values. If the first problem is a business rule, it becomes the reason of the refusal. */
export class ProfileRefused extends InvalidFields {
  override name = 'ProfileRefused'
  constructor(fields: readonly FieldRefusal[]) {
    const message = fields[0]?.message
    super(fields, message !== undefined && isRefusalCode(message) ? message : undefined)
  }
}

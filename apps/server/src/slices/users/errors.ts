import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields, Refusal } from '../../platform/refusals/refusal.ts'

/** No user has this name, or the account is deleted. */
export class UserNotFound extends Refusal {
  override name = 'UserNotFound'
  constructor(status: 400 | 404 = 404) {
    super({ status, reason: 'error.user.not_found' })
  }
}

/** The profile has invalid values. If the first problem is a business rule, it becomes the reason of the refusal. */
export class ProfileRefused extends InvalidFields {
  override name = 'ProfileRefused'
  constructor(fields: readonly FieldRefusal[]) {
    const reason = fields[0]?.message
    super(fields, reason?.startsWith('error.user.') === true ? reason : undefined)
  }
}

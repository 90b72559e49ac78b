import type { FieldRefusal } from '../../platform/http/refusal.ts'
import { InvalidFields, Refusal } from '../../platform/http/refusal.ts'

/** Nobody of that name, or nobody any more. */
export class UserNotFound extends Refusal {
  override name = 'UserNotFound'
  constructor(status: 400 | 404 = 404) {
    super({ status, reason: 'error.user.not_found' })
  }
}

/** Values of a profile that cannot be taken; the first one's business rule, if it is one, names the refusal. */
export class ProfileRefused extends InvalidFields {
  override name = 'ProfileRefused'
  constructor(fields: readonly FieldRefusal[]) {
    const reason = fields[0]?.message
    super(fields, reason?.startsWith('error.user.') === true ? reason : undefined)
  }
}

import { Refusal } from '../../platform/http/refusal.ts'

/** Nobody of that name, or nobody any more. */
export class UserNotFound extends Refusal {
  override name = 'UserNotFound'
  constructor(status: 400 | 404 = 404) {
    super({ status, reason: 'error.user.not_found' })
  }
}

import { Refusal } from '../../platform/refusals/refusal.ts'

/** The browser came back too late or twice, or is not the one that left. */
export class AttemptExpired extends Refusal {
  override name = 'AttemptExpired'
  constructor() {
    super({ status: 400, reason: 'error.connector.expired' })
  }
}

/** No service of this name is enabled and configured. */
export class UnknownService extends Refusal {
  override name = 'UnknownService'
  constructor() {
    super({ status: 404, reason: 'error.connector.unknown' })
  }
}

/** The service did not report an account id. */
export class ExternalIdMissing extends Refusal {
  override name = 'ExternalIdMissing'
  constructor() {
    super({ status: 400, reason: 'error.user.external_login_missing_user_id' })
  }
}

/** The address belongs to an account; its owner has to sign in and bind the service themselves. */
export class AddressHasAccount extends Refusal {
  override name = 'AddressHasAccount'
  constructor() {
    super({ status: 400, reason: 'error.connector.email_has_account' })
  }
}

/** The account that the login belongs to was deleted. */
export class AccountGone extends Refusal {
  override name = 'AccountGone'
  constructor() {
    super({ status: 400, reason: 'error.user.not_found' })
  }
}

/** The external account is bound to somebody else, or the person has another one at that service. */
export class LoginTaken extends Refusal {
  override name = 'LoginTaken'
  constructor() {
    super({ status: 400, reason: 'error.connector.already_bound' })
  }
}

/** The key of the e-mail step is unknown or expired. */
export class BindingExpired extends Refusal {
  override name = 'BindingExpired'
  constructor() {
    super({ status: 400, reason: 'error.user.not_found' })
  }
}

/** Without this login the person could not sign in any more. */
export class OnlyLogin extends Refusal {
  override name = 'OnlyLogin'
  constructor() {
    super({ status: 400, reason: 'error.user.external_login_unbinding_forbidden', display: 'toast' })
  }
}

import { Refusal } from '../../platform/http/refusal.ts'

/** The browser came back too late, twice, or is not the one that left. */
export class AttemptExpired extends Refusal {
  override name = 'AttemptExpired'
  constructor() {
    super({ status: 400, reason: 'error.connector.expired' })
  }
}

/** The service did not say who came. */
export class ExternalIdMissing extends Refusal {
  override name = 'ExternalIdMissing'
  constructor() {
    super({ status: 400, reason: 'error.user.external_login_missing_user_id' })
  }
}

/** Somebody has the address already: they log in and bind the service themselves. */
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

/** The account elsewhere is bound to somebody else, or the person has another one there. */
export class LoginTaken extends Refusal {
  override name = 'LoginTaken'
  constructor() {
    super({ status: 400, reason: 'error.connector.already_bound' })
  }
}

/** The key of the e-mail step is unknown or too old (wire endpoints, A12). */
export class BindingExpired extends Refusal {
  override name = 'BindingExpired'
  constructor() {
    super({ status: 400, reason: 'error.user.not_found' })
  }
}

/** Nothing else would let the person in. */
export class OnlyLogin extends Refusal {
  override name = 'OnlyLogin'
  constructor() {
    super({ status: 400, reason: 'error.user.external_login_unbinding_forbidden', display: 'toast' })
  }
}

import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const {
  AccountGone,
  AddressHasAccount,
  AttemptExpired,
  BindingExpired,
  ExternalIdMissing,
  LoginTaken,
  OnlyLogin,
  UnknownService,
} = defineRefusals({
  /** The account that the login belongs to was deleted. */
  AccountGone: { status: 400, reason: 'error.user.not_found' },
  /** The address belongs to an account; its owner has to sign in and bind the service themselves. */
  AddressHasAccount: { status: 400, reason: 'error.connector.email_has_account' },
  /**
   * The browser came back too late or twice, or is not the one that started the login. If the service is to be bound to
   * an account: also a browser that is not signed in to that account.
   */
  AttemptExpired: { status: 400, reason: 'error.connector.expired' },
  /** The key of the e-mail step is unknown, expired, or belongs to another browser, or the service was disabled. */
  BindingExpired: { status: 400, reason: 'error.user.not_found' },
  /** The service did not report an account id. */
  ExternalIdMissing: { status: 400, reason: 'error.user.external_login_missing_user_id' },
  /** The external account is bound to somebody else, or the person has another one at that service. */
  LoginTaken: { status: 400, reason: 'error.connector.already_bound' },
  /** Without this login the person could not sign in any more. */
  OnlyLogin: { status: 400, reason: 'error.user.external_login_unbinding_forbidden', display: 'toast' },
  /** No service of this name is enabled and configured. */
  UnknownService: { status: 404, reason: 'error.connector.unknown' },
})

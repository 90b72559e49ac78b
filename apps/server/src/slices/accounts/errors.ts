import { defineRefusals } from '../../platform/refusals/define-refusals.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { RefusalCode } from '../../platform/i18n/translate.ts'
import type { User } from '../users/index.ts'
import { suspensionNote } from '../users/index.ts'

/** A 400 that marks one field of the form; the reason is also the message of the field. */
const because = (field: string, reason: RefusalCode) => ({
  status: 400 as const,
  reason,
  fields: [{ field, message: reason }],
})

export const {
  AccountsAreExternal,
  AccountSuspended,
  CodeExpired,
  EMailDomainRefused,
  EMailTaken,
  EMailTakenMeanwhile,
  LinkNeedsLogin,
  LoginRefused,
  NameRefused,
  NoSession,
  PasswordUnchanged,
  RegistrationClosed,
  SessionNotFound,
  TwoFactorCodeRefused,
  TwoFactorCodeRequired,
  TwoFactorCodesBlocked,
  WrongPassword,
} = defineRefusals({
  /** A plugin manages the accounts instead of the site. */
  AccountsAreExternal: { status: 403, reason: 'base.forbidden_error' },
  /**
   * The user is suspended and gets no session (`docs/spec/decisions.md#d4`). The message states the end and the reason
   * of the suspension.
   */
  AccountSuspended: (user: User) => ({
    status: 403,
    reason: 'error.user.suspended',
    accountGate: 'suspended',
    text: (language: Language) => suspensionNote(user, 'own_status', language),
  }),
  /**
   * The code is unknown, used, superseded or expired, is meant for another purpose or another browser, or its account
   * was deleted.
   */
  CodeExpired: { status: 403, reason: 'error.email.verify_url_expired', accountGate: 'url_expired' },
  /** The site does not accept addresses of this domain. */
  EMailDomainRefused: { status: 400, reason: 'error.email.illegal_email_domain_error' },
  /** The address already belongs to an account. */
  EMailTaken: because('e_mail', 'error.email.duplicate'),
  /** Another account took the address between request and confirmation. Names no field, because a link has no form. */
  EMailTakenMeanwhile: { status: 400, reason: 'error.email.duplicate' },
  /** The account has a second factor, so a mailed link works only where somebody is signed in to it. */
  LinkNeedsLogin: { status: 400, reason: 'error.two_factor.link_needs_login', display: 'alert' },
  /**
   * Unknown address, wrong password, deleted account or password login switched off; the response is the same for all.
   */
  LoginRefused: because('e_mail', 'error.object.email_or_password_incorrect'),
  /** The name is not a valid display name, or looks like the name of the site or of its staff. */
  NameRefused: (why: 'display_name_invalid' | 'name_of_staff') => because('name', `error.user.${why}`),
  /** The token of the request belongs to no session, or its account is deleted. */
  NoSession: { status: 401, reason: 'base.unauthorized_error' },
  /** The new password equals the current one. */
  PasswordUnchanged: because('pass', 'error.object.new_password_same_as_previous_setting'),
  /** The site accepts no new members, or none by e-mail. */
  RegistrationClosed: { status: 400, reason: 'error.user.not_allowed_registration' },
  /** The session has ended, or belongs to somebody else; the response is the same for both. */
  SessionNotFound: { status: 404, reason: 'error.session.not_found' },
  /** The password is right, but the code is wrong or was used before. */
  TwoFactorCodeRefused: because('two_factor_code', 'error.two_factor.code_invalid'),
  /** The password is right, and the account has a second factor. */
  TwoFactorCodeRequired: { status: 400, reason: 'error.two_factor.code_required', display: 'alert' },
  /** Too many wrong codes were tried, so no code of the authenticator app is accepted for up to a day. */
  TwoFactorCodesBlocked: (field: 'code' | 'two_factor_code') => because(field, 'error.two_factor.code_blocked'),
  /** The current password, in this field of the request, does not match. */
  WrongPassword: (field: 'old_pass' | 'pass') => because(field, 'error.object.old_password_verification_failed'),
})

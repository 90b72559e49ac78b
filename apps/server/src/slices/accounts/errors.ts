import { Refusal } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { User } from '../users/index.ts'
import { suspensionNote } from '../users/index.ts'

/** Unknown address, wrong password, deleted account or password login switched off; the answer is the same for all. */
export class LoginRefused extends Refusal {
  override name = 'LoginRefused'
  constructor() {
    const reason = 'error.object.email_or_password_incorrect'
    super({ status: 400, reason, fields: [{ field: 'e_mail', message: reason }] })
  }
}

/** The user is suspended and gets no session (`docs/spec/decisions.md#d4`). The message says until when, and why. */
export class AccountSuspended extends Refusal {
  override name = 'AccountSuspended'
  constructor(user: User) {
    const text = (language: Language) => suspensionNote(user, 'own_status', language)
    super({ status: 403, reason: 'error.user.suspended', accountGate: 'suspended', text })
  }
}

/** The site accepts no new members, or none by e-mail. */
export class RegistrationClosed extends Refusal {
  override name = 'RegistrationClosed'
  constructor() {
    super({ status: 400, reason: 'error.user.not_allowed_registration' })
  }
}

/** The site does not accept addresses of this domain. */
export class EMailDomainRefused extends Refusal {
  override name = 'EMailDomainRefused'
  constructor() {
    super({ status: 400, reason: 'error.email.illegal_email_domain_error' })
  }
}

/** The address already belongs to an account. */
export class EMailTaken extends Refusal {
  override name = 'EMailTaken'
  constructor() {
    const reason = 'error.email.duplicate'
    super({ status: 400, reason, fields: [{ field: 'e_mail', message: reason }] })
  }
}

/** The name is no display name, or looks like one of the site or its staff. */
export class NameRefused extends Refusal {
  override name = 'NameRefused'
  constructor(why: 'display_name_invalid' | 'name_of_staff') {
    const reason = `error.user.${why}`
    super({ status: 400, reason, fields: [{ field: 'name', message: reason }] })
  }
}

/** The mailed code is unknown, used, superseded, expired, or meant for another purpose. */
export class CodeExpired extends Refusal {
  override name = 'CodeExpired'
  constructor() {
    super({ status: 403, reason: 'error.email.verify_url_expired', accountGate: 'url_expired' })
  }
}

/** Another account took the address between request and confirmation. Names no field, because a link has no form. */
export class EMailTakenMeanwhile extends Refusal {
  override name = 'EMailTakenMeanwhile'
  constructor() {
    super({ status: 400, reason: 'error.email.duplicate' })
  }
}

/** The current password does not match. */
export class WrongPassword extends Refusal {
  override name = 'WrongPassword'
  /** @param field the field of the password in the request */
  constructor(field: 'old_pass' | 'pass') {
    const reason = 'error.object.old_password_verification_failed'
    super({ status: 400, reason, fields: [{ field, message: reason }] })
  }
}

/** The new password equals the current one. */
export class PasswordUnchanged extends Refusal {
  override name = 'PasswordUnchanged'
  constructor() {
    const reason = 'error.object.new_password_same_as_previous_setting'
    super({ status: 400, reason, fields: [{ field: 'pass', message: reason }] })
  }
}

/** The token of the request belongs to no session. */
export class NoSession extends Refusal {
  override name = 'NoSession'
  constructor() {
    super({ status: 401, reason: 'base.unauthorized_error' })
  }
}

/** The session has ended, or belongs to somebody else; the answer is the same for both. */
export class SessionNotFound extends Refusal {
  override name = 'SessionNotFound'
  constructor() {
    super({ status: 404, reason: 'error.session.not_found' })
  }
}

/** A plugin manages the accounts instead of the site. */
export class AccountsAreExternal extends Refusal {
  override name = 'AccountsKeptElsewhere'
  constructor() {
    super({ status: 403, reason: 'base.forbidden_error' })
  }
}

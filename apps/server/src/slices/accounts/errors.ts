import type { Language } from '@quandary/i18n'
import { Refusal } from '../../platform/http/refusal.ts'
import type { User } from '../users/index.ts'
import { suspensionNote } from '../users/index.ts'

/** Unknown address, wrong password, deleted account or password login switched off: one answer for all. */
export class LoginRefused extends Refusal {
  override name = 'LoginRefused'
  constructor() {
    const reason = 'error.object.email_or_password_incorrect'
    super({ status: 400, reason, fields: [{ field: 'e_mail', message: reason }] })
  }
}

/** The person is suspended and gets no session (decision 4). They are told until when, and why. */
export class AccountSuspended extends Refusal {
  override name = 'AccountSuspended'
  constructor(user: User) {
    const words = (language: Language) => suspensionNote(user, 'own_status', language)
    super({ status: 403, reason: 'error.user.suspended', gate: 'suspended', words })
  }
}

/** The site takes no new members, or none by e-mail. */
export class RegistrationClosed extends Refusal {
  override name = 'RegistrationClosed'
  constructor() {
    super({ status: 400, reason: 'error.user.not_allowed_registration' })
  }
}

/** Only addresses of certain domains may register. */
export class EMailDomainRefused extends Refusal {
  override name = 'EMailDomainRefused'
  constructor() {
    super({ status: 400, reason: 'error.email.illegal_email_domain_error' })
  }
}

/** The address belongs to an account already. */
export class EMailTaken extends Refusal {
  override name = 'EMailTaken'
  constructor() {
    const reason = 'error.email.duplicate'
    super({ status: 400, reason, fields: [{ field: 'e_mail', message: reason }] })
  }
}

/** A name that leads to no allowed username. */
export class NameRefused extends Refusal {
  override name = 'NameRefused'
  constructor() {
    const reason = 'error.user.username_invalid'
    super({ status: 400, reason, fields: [{ field: 'name', message: reason }] })
  }
}

/** A mailed code that is unknown, used, replaced by a newer one, too old or of another purpose. */
export class CodeExpired extends Refusal {
  override name = 'CodeExpired'
  constructor() {
    super({ status: 403, reason: 'error.email.verify_url_expired', gate: 'url_expired' })
  }
}

/** The address went to somebody else between the wish and the confirmation; the link belongs to no form. */
export class EMailTakenMeanwhile extends Refusal {
  override name = 'EMailTakenMeanwhile'
  constructor() {
    super({ status: 400, reason: 'error.email.duplicate' })
  }
}

/** The present password is not the one given. */
export class WrongPassword extends Refusal {
  override name = 'WrongPassword'
  /** @param field the wire name of the password's field */
  constructor(field: 'old_pass' | 'pass') {
    const reason = 'error.object.old_password_verification_failed'
    super({ status: 400, reason, fields: [{ field, message: reason }] })
  }
}

/** The new password is the one the account has. */
export class PasswordUnchanged extends Refusal {
  override name = 'PasswordUnchanged'
  constructor() {
    const reason = 'error.object.new_password_same_as_previous_setting'
    super({ status: 400, reason, fields: [{ field: 'pass', message: reason }] })
  }
}

/** There is no session behind the token of a request. */
export class NoSession extends Refusal {
  override name = 'NoSession'
  constructor() {
    super({ status: 401, reason: 'base.unauthorized_error' })
  }
}

/** A session that has ended, or is not one's own: the two answer alike. */
export class SessionNotFound extends Refusal {
  override name = 'SessionNotFound'
  constructor() {
    super({ status: 404, reason: 'error.session.not_found' })
  }
}

/** A plugin keeps the accounts, in place of the site. */
export class AccountsKeptElsewhere extends Refusal {
  override name = 'AccountsKeptElsewhere'
  constructor() {
    super({ status: 403, reason: 'base.forbidden_error' })
  }
}

import { InvalidFields, Refusal } from '../../platform/refusals/refusal.ts'

/** Nobody may change the state of their own account. */
export class OwnStatus extends Refusal {
  override name = 'OwnStatus'
  constructor() {
    super({ status: 400, reason: 'error.admin.cannot_modify_self_status' })
  }
}

/** Nobody may change their own role. */
export class OwnRole extends Refusal {
  override name = 'OwnRole'
  constructor() {
    super({ status: 400, reason: 'error.user.cannot_update_your_role' })
  }
}

/** People change their own password where the current one is asked for. */
export class OwnPassword extends Refusal {
  override name = 'OwnPassword'
  constructor() {
    super({ status: 400, reason: 'error.admin.cannot_update_their_password' })
  }
}

/** The address of a new account belongs to another account. */
export class AddressTaken extends Refusal {
  override name = 'AddressTaken'
  constructor() {
    super({ status: 400, reason: 'error.email.duplicate' })
  }
}

/** The name of a new account yields no allowed username. */
export class NameUnusable extends Refusal {
  override name = 'NameUnusable'
  constructor() {
    super({ status: 400, reason: 'error.user.display_name_invalid' })
  }
}

/** An activation link signs in everybody who opens it, so it is only issued for an unverified address. */
export class AlreadyActivated extends InvalidFields {
  override name = 'AlreadyActivated'
  constructor() {
    super([{ field: 'user_id', message: 'validation.invalid' }])
  }
}

/** A line of a bulk import is invalid; no account was created. */
export class LineRefused extends InvalidFields {
  override name = 'LineRefused'
  /** @param detail content of the line and why it is rejected, in the viewer's language and without the password */
  constructor(line: number, detail: string) {
    super([{ field: 'users', message: 'error.user.add_bulk_users_format_error', facts: { line, detail } }])
  }
}

/** No accounts at all, or more than may be added at once. */
export class LineCountRefused extends InvalidFields {
  override name = 'LineCountRefused'
  constructor(max: number) {
    super([{ field: 'users', message: 'error.user.add_bulk_users_amount_error', facts: { max } }])
  }
}

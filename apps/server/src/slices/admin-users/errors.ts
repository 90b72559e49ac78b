import { InvalidFields, Refusal } from '../../platform/http/refusal.ts'

/** Nobody decides on the state of the own account. */
export class OwnStatus extends Refusal {
  override name = 'OwnStatus'
  constructor() {
    super({ status: 400, reason: 'error.admin.cannot_modify_self_status' })
  }
}

/** Nobody decides on the own role. */
export class OwnRole extends Refusal {
  override name = 'OwnRole'
  constructor() {
    super({ status: 400, reason: 'error.user.cannot_update_your_role' })
  }
}

/** The own password is changed where the present one is asked for. */
export class OwnPassword extends Refusal {
  override name = 'OwnPassword'
  constructor() {
    super({ status: 400, reason: 'error.admin.cannot_update_their_password' })
  }
}

/** The address of a new account belongs to another one. */
export class AddressTaken extends Refusal {
  override name = 'AddressTaken'
  constructor() {
    super({ status: 400, reason: 'error.email.duplicate' })
  }
}

/** The name of a new account leads to no allowed username. */
export class NameUnusable extends Refusal {
  override name = 'NameUnusable'
  constructor() {
    super({ status: 400, reason: 'error.user.username_invalid' })
  }
}

/** A link that would sign its reader in is made only for an address that is still to be confirmed. */
export class AlreadyActivated extends InvalidFields {
  override name = 'AlreadyActivated'
  constructor() {
    super([{ field: 'user_id', message: 'validation.invalid' }])
  }
}

/** A line of many new accounts is wrong; nobody was added. */
export class LineRefused extends InvalidFields {
  override name = 'LineRefused'
  /** @param detail what stands there and why it is wrong, in the reader's language and without the password */
  constructor(line: number, detail: string) {
    super([{ field: 'users', message: 'error.user.add_bulk_users_format_error', facts: { line, detail } }])
  }
}

/** No accounts at all, or more than can be added at once. */
export class LineCountRefused extends InvalidFields {
  override name = 'LineCountRefused'
  constructor(max: number) {
    super([{ field: 'users', message: 'error.user.add_bulk_users_amount_error', facts: { max } }])
  }
}

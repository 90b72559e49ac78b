import { defineInvalidFields, defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { AddressTaken, NameUnusable, OwnPassword, OwnRole, OwnStatus, OwnTwoFactor } = defineRefusals({
  /** The address of a new account belongs to another account. */
  AddressTaken: { status: 400, reason: 'error.email.duplicate' },
  /** The name of a new account yields no allowed username. */
  NameUnusable: { status: 400, reason: 'error.user.display_name_invalid' },
  /** Administrators change their own password in their account, which asks for the current one. */
  OwnPassword: { status: 400, reason: 'error.admin.cannot_update_their_password' },
  /** Nobody may change their own role. */
  OwnRole: { status: 400, reason: 'error.user.cannot_update_your_role' },
  /** Nobody may change the state of their own account. */
  OwnStatus: { status: 400, reason: 'error.admin.cannot_modify_self_status' },
  /** Administrators turn off their own second factor in their account, which asks for a code. */
  OwnTwoFactor: { status: 400, reason: 'error.admin.cannot_disable_own_two_factor' },
})

export const { AlreadyActivated, LineCountRefused, LineRefused } = defineInvalidFields({
  /** An activation link signs in everybody who opens it, so it is only issued for an unverified address. */
  AlreadyActivated: { field: 'user_id', message: 'validation.invalid' },
  /** No accounts at all, or more than may be added at once. */
  LineCountRefused: (max: number) => ({
    field: 'users',
    message: 'error.user.add_bulk_users_amount_error',
    facts: { max },
  }),
  /**
   * A line of a bulk import is invalid; no account was created. The detail has the content of the line and why it is
   * rejected, in the viewer's language and without the password.
   */
  LineRefused: (line: number, detail: string) => ({
    field: 'users',
    message: 'error.user.add_bulk_users_format_error',
    facts: { line, detail },
  }),
})

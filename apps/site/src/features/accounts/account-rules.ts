import { registerByEmailLimits } from '@quandary/api-client/limits'
import { isDisplayName } from '@quandary/guards'

/** The minimum and maximum length of a password (docs/spec/domain.md#passwords). */
export const PASSWORD_LENGTH = registerByEmailLimits.pass

/** Problems of a form, by the field name of the API. */
export type FormProblems = Readonly<Record<string, FieldProblem>>

/** The reason a field is refused before the form is sent. */
export type FieldProblem = 'empty' | 'email' | 'name' | 'password_length' | 'password_mismatch'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The values typed into the registration form. */
export interface Registration extends NewPassword {
  name: string
  e_mail: string
}

/** Validates a login before it is sent. */
export function checkLogin({ e_mail, pass }: { e_mail: string; pass: string }): FormProblems {
  return { ...checkAddress(e_mail), ...(pass === '' ? { pass: 'empty' } : {}) }
}

/** A new password, typed twice. */
export interface NewPassword {
  pass: string
  pass_again: string
}

/** Validates a new password before it is sent. */
export function checkNewPassword({ pass, pass_again }: NewPassword): FormProblems {
  const length = Array.from(pass).length
  const fits = length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max
  return {
    ...(pass === '' ? { pass: 'empty' } : fits ? {} : { pass: 'password_length' }),
    ...(pass === pass_again ? {} : { pass_again: 'password_mismatch' }),
  }
}

/** Validates a password change. The old password is required only for accounts that have one. */
export function checkPasswordChange(typed: NewPassword & { old_pass: string }, hasPassword: boolean): FormProblems {
  return { ...(hasPassword && typed.old_pass === '' ? { old_pass: 'empty' } : {}), ...checkNewPassword(typed) }
}

/** Validates an email change. The current password is required only if `needsPassword` is true. */
export function checkAddressChange(typed: { e_mail: string; pass: string }, needsPassword: boolean): FormProblems {
  return { ...checkAddress(typed.e_mail), ...(needsPassword && typed.pass === '' ? { pass: 'empty' } : {}) }
}

/** Validates a registration before it is sent. */
export function checkRegistration({ name, e_mail, pass, pass_again }: Registration): FormProblems {
  return {
    ...(name.trim() === '' ? { name: 'empty' } : isDisplayName(name) ? {} : { name: 'name' }),
    ...checkAddress(e_mail),
    ...checkNewPassword({ pass, pass_again }),
  }
}

/** Validates an email address before it is sent. */
export function checkAddress(address: string): FormProblems {
  if (address.trim() === '') return { e_mail: 'empty' }
  return EMAIL.test(address.trim()) ? {} : { e_mail: 'email' }
}

/** Limits of the account forms (product spec §5, decisions 3 and 6). */
export const NAME_LENGTH = { min: 2, max: 30 } as const
export const PASSWORD_LENGTH = { min: 8, max: 32 } as const

/** What may be wrong with a form, by the name the API gives the field. */
export type FormProblems = Readonly<Record<string, FieldProblem>>

/** Why a field is refused before it is sent. */
export type FieldProblem = 'empty' | 'email' | 'name' | 'password_length' | 'password_mismatch'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const NAME = /^[a-z0-9 ._-]{2,30}$/i

/** What was typed to register. */
export interface Registration {
  name: string
  e_mail: string
  pass: string
  pass_again: string
}

/** Checks a login before it is sent. */
export function checkLogin({ e_mail, pass }: { e_mail: string; pass: string }): FormProblems {
  return { ...mailProblem(e_mail), ...(pass === '' ? { pass: 'empty' } : {}) }
}

/** Checks a registration before it is sent. */
export function checkRegistration({ name, e_mail, pass, pass_again }: Registration): FormProblems {
  const length = Array.from(pass).length
  const passwordFits = length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max
  return {
    ...(name.trim() === '' ? { name: 'empty' } : NAME.test(name.trim()) ? {} : { name: 'name' }),
    ...mailProblem(e_mail),
    ...(pass === '' ? { pass: 'empty' } : passwordFits ? {} : { pass: 'password_length' }),
    ...(pass === pass_again ? {} : { pass_again: 'password_mismatch' }),
  }
}

function mailProblem(address: string): FormProblems {
  if (address.trim() === '') return { e_mail: 'empty' }
  return EMAIL.test(address.trim()) ? {} : { e_mail: 'email' }
}

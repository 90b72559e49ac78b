import { InvalidFields } from '../../platform/http/refusal.ts'

/**
 * The strength rule of the wire: no spaces. Length is the contract's.
 * @throws {InvalidFields} naming the field `pass`
 */
export function refuseSpaces(password: string): void {
  if (/\s/.test(password)) throw new InvalidFields([{ field: 'pass', message: 'error.password.space_invalid' }])
}

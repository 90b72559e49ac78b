import { InvalidFields } from '../../platform/refusals/refusal.ts'

/**
 * Refuses passwords with spaces. The contract checks the length.
 * @throws {InvalidFields} naming the field `pass`
 */
export function refuseSpaces(password: string): void {
  if (/\s/.test(password)) throw new InvalidFields([{ field: 'pass', message: 'error.password.space_invalid' }])
}

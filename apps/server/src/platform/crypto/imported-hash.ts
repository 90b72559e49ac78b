import { isBcrypt, matchesBcrypt } from './bcrypt.ts'
import { isPbkdf2, matchesPbkdf2 } from './pbkdf2.ts'

/** A kind of password hash that other programs store. */
interface HashKind {
  is(stored: string): boolean
  matches(password: string, stored: string): Promise<boolean>
}

const KINDS: readonly HashKind[] = [
  { is: isBcrypt, matches: matchesBcrypt },
  { is: isPbkdf2, matches: matchesPbkdf2 },
]

/** Returns the kind of an imported hash; undefined for one of this site and for none. */
export function kindOfImported(stored: string | null): HashKind | undefined {
  return KINDS.find((kind) => kind.is(stored ?? ''))
}

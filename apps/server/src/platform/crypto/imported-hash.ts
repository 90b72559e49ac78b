import { isBcrypt, matchesBcrypt, takeRestOfBcrypt } from './bcrypt.ts'
import { isPbkdf2, matchesPbkdf2, takeRestOfPbkdf2 } from './pbkdf2.ts'

/** A kind of password hash that other programs store. */
interface HashKind {
  name: string
  is(stored: string): boolean
  matches(password: string, stored: string): Promise<boolean>
  /**
   * Does the work by which verifying `mostExpensive` exceeds verifying `done`; the whole work if `done` is null.
   */
  spendRemaining(password: string, mostExpensive: string, done: string | null): Promise<void>
}

const KINDS = [
  { name: 'bcrypt', is: isBcrypt, matches: matchesBcrypt, spendRemaining: takeRestOfBcrypt },
  { name: 'pbkdf2', is: isPbkdf2, matches: matchesPbkdf2, spendRemaining: takeRestOfPbkdf2 },
] as const satisfies readonly HashKind[]

/** The site's imported hash that takes the most work to verify, by kind; absent if the site has none of that kind. */
export type MostExpensiveHashes = Partial<Record<(typeof KINDS)[number]['name'], string>>

/** Returns the kind of an imported hash; undefined for a hash of this site and for null. */
export function kindOfImported(stored: string | null): HashKind | undefined {
  return KINDS.find((kind) => kind.is(stored ?? ''))
}

/**
 * Does the work of verifying the most expensive hash of every kind, so that every rejection takes equally long.
 * @param done the imported hash that was verified before, if one was
 */
export async function spendRemainingOfAll(
  password: string,
  mostExpensive: MostExpensiveHashes,
  done: string | null,
): Promise<void> {
  for (const { name, is, spendRemaining } of KINDS) {
    const most = mostExpensive[name]
    if (most !== undefined) await spendRemaining(password, most, is(done ?? '') ? done : null)
  }
}

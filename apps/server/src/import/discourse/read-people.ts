import type { ImportedPerson } from '../content/records.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, integerIn, numberOf, textOf, timeOf } from '../source/cells.ts'
import { usableHash } from '../usable-hash.ts'
import type { DiscourseSite } from './site.ts'

/** Number of hash iterations in early versions, which do not store it with the hash. */
const EARLY_ITERATIONS = 64_000
/**
 * A suspension that ends after this time is permanent: Discourse stores a permanent suspension with an end centuries
 * from now.
 */
const FOREVER = Date.UTC(2099, 0)
/** Discourse has no reputation: a like counts as much as an upvote here. */
const RANK_OF_LIKE = 10

/**
 * Reads people with their profiles. Discourse's own accounts have ids below 1, and nobody can sign in to them.
 * @param now in milliseconds
 */
export async function readPeople(
  { tables, admitsPeople }: DiscourseSite,
  rows: readonly Row[],
  now: number,
): Promise<ImportedPerson[]> {
  const ids = rows.map((row) => textOf(row, 'id'))
  const byUser = async (table: string, key?: string) =>
    new Map((await tables.related(table, 'user_id', ids, key)).map((row) => [textOf(row, 'user_id'), row]))
  const emails = (await tables.related('user_emails', 'user_id', ids)).filter((row) => flagOf(row, 'primary'))
  const addresses = new Map(emails.map((row) => [textOf(row, 'user_id'), textOf(row, 'email')]))
  const [profiles, stats] = [await byUser('user_profiles', 'user_id'), await byUser('user_stats', 'user_id')]
  const passwords = await byUser('user_passwords')
  return rows.map((row) => {
    const id = textOf(row, 'id')
    const isProgram = Number(id) < 1
    const profile = profiles.get(id) ?? {}
    const isStaff = flagOf(row, 'admin') || flagOf(row, 'moderator')
    const isWaiting = admitsPeople && !isProgram && !isStaff && !flagOf(row, 'approved')
    const until = isWaiting ? FOREVER : suspendedUntilOf(row)
    const isSuspended = until > now
    // A row in the separate table of passwords replaces the one in the account, even if it has expired.
    const password = isProgram ? '' : hashIn(passwords.get(id) ?? row)
    const locale = textOf(row, 'locale')
    return {
      id,
      username: textOf(row, 'username'),
      displayName: textOf(row, 'name').trim() || textOf(row, 'username'),
      eMail: isProgram ? '' : (addresses.get(id) ?? textOf(row, 'email')).trim(),
      isVerified: flagOf(row, 'active'),
      ...usableHash(id, password),
      role: isProgram ? 1 : flagOf(row, 'admin') ? 2 : flagOf(row, 'moderator') ? 3 : 1,
      status: isSuspended ? 'suspended' : 'normal',
      suspendedUntil: isSuspended && until < FOREVER ? until : null,
      rank: integerIn(String(1 + RANK_OF_LIKE * numberOf(stats.get(id) ?? {}, 'likes_received'))),
      bio: textOf(profile, 'bio_raw'),
      website: textOf(profile, 'website').trim(),
      location: textOf(profile, 'location').trim(),
      language: /^[a-z]{2,3}_[A-Z]{2}$/.test(locale) ? locale : '',
      usesGravatar: false,
      createdAt: timeOf(row, 'created_at', 'UTC'),
      lastLoginAt: timeOf(row, 'last_seen_at', 'UTC') ?? null,
    }
  })
}

/** Returns the time until which a person may not write, in milliseconds. Discourse suspends or silences people. */
function suspendedUntilOf(row: Row): number {
  return Math.max(...['suspended_till', 'silenced_till'].map((column) => timeOf(row, column, 'UTC') ?? 0))
}

/**
 * Returns a password hash in Django's format, from its parts in an account or, in newer versions, in a table of
 * passwords.
 * @returns '' if there is none or it has expired; for an unknown algorithm its name, which `usableHash` reports
 */
function hashIn(row: Row): string {
  const key = textOf(row, 'password_hash')
  if (key === '' || textOf(row, 'password_expired_at') !== '') return ''
  const salt = textOf(row, 'password_salt') || textOf(row, 'salt')
  const algorithm = textOf(row, 'password_algorithm')
  const iterations = /^\$pbkdf2-sha256\$i=(\d+),l=32\$$/.exec(algorithm)?.[1]
  if (algorithm !== '' && iterations === undefined) return algorithm
  return `pbkdf2_sha256$${iterations ?? EARLY_ITERATIONS}$${salt}$${Buffer.from(key, 'hex').toString('base64')}`
}

import type { ImportedPerson } from '../content/records.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, numberOf, textOf, timeOf } from '../source/cells.ts'
import { usableHash } from '../usable-hash.ts'
import type { AskbotSite } from './site.ts'

/** Values of `status`. */
const ADMINISTRATOR = 'd'
const MODERATOR = 'm'
const SUSPENDED = ['s', 'b']

/** Reads people with their profiles. Early versions store profiles in the table of accounts. */
export async function readPeople({ tables }: AskbotSite, rows: readonly Row[]): Promise<ImportedPerson[]> {
  const ids = rows.map((row) => textOf(row, 'id'))
  const key = 'auth_user_ptr_id'
  const profiles = new Map(
    (await tables.related('askbot_userprofile', key, ids, key)).map((row) => [textOf(row, key), row]),
  )
  return rows.map((row) => personOf({ ...row, ...profiles.get(textOf(row, 'id')), id: row['id'] }))
}

function personOf(row: Row): ImportedPerson {
  const id = textOf(row, 'id')
  const status = textOf(row, 'status')
  const hash = textOf(row, 'password')
  // `username` is absent, because the addresses of Askbot's profile pages contain the id instead.
  return {
    id,
    displayName: textOf(row, 'username'),
    eMail: textOf(row, 'email').trim(),
    isVerified: flagOf(row, 'email_isvalid'),
    // Django prefixes an unusable password with `!`.
    ...usableHash(id, hash.startsWith('!') ? '' : hash),
    role: status === ADMINISTRATOR || flagOf(row, 'is_superuser') ? 2 : status === MODERATOR ? 3 : 1,
    status: SUSPENDED.includes(status) || !flagOf(row, 'is_active') ? 'suspended' : 'normal',
    suspendedUntil: null,
    rank: numberOf(row, 'reputation'),
    bio: textOf(row, 'about'),
    website: textOf(row, 'website').trim(),
    location: [textOf(row, 'city'), textOf(row, 'location')].find((place) => place.trim() !== '')?.trim() ?? '',
    language: '',
    usesGravatar: textOf(row, 'avatar_type') === 'g',
    createdAt: timeOf(row, 'date_joined', 'UTC'),
    lastLoginAt: timeOf(row, 'last_login', 'UTC') ?? null,
  }
}

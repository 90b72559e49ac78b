import type { ImportedPerson } from '../content/records.ts'
import type { Row } from '../source/cells.ts'
import { numberOf, textOf, timeOf } from '../source/cells.ts'
import type { Q2aSite } from './site.ts'

/** Bits of `users.flags` in Question2Answer. */
const CONFIRMED = 1
const BLOCKED = 2
const SHOWS_GRAVATAR = 8
/** Values of `users.level` in Question2Answer. */
const MODERATOR = 80
const ADMINISTRATOR = 100

/** Reads people with their profiles and points. */
export async function readPeople(site: Q2aSite, rows: readonly Row[]): Promise<ImportedPerson[]> {
  const { tables, table } = site
  const ids = rows.map((row) => textOf(row, 'userid'))
  const points = new Map(
    (await tables.related(table('userpoints'), 'userid', ids, 'userid')).map((row) => [
      textOf(row, 'userid'),
      numberOf(row, 'points'),
    ]),
  )
  const fields = Map.groupBy(await tables.related(table('userprofile'), 'userid', ids, 'userid'), (row) =>
    textOf(row, 'userid'),
  )
  return rows.map((row) => {
    const id = textOf(row, 'userid')
    const profile = new Map(
      (fields.get(id) ?? []).map((field) => [textOf(field, 'title'), textOf(field, 'content').trim()]),
    )
    return personOf(site, row, { profile, points: points.get(id) ?? 0 })
  })
}

function personOf(
  { timeZone }: Q2aSite,
  row: Row,
  { profile, points }: { profile: ReadonlyMap<string, string>; points: number },
): ImportedPerson {
  const [flags, level, id] = [numberOf(row, 'flags'), numberOf(row, 'level'), textOf(row, 'userid')]
  const hash = textOf(row, 'passhash')
  const website = profile.get('website') ?? ''
  return {
    id,
    username: textOf(row, 'handle'),
    displayName: profile.get('name') || textOf(row, 'handle'),
    eMail: textOf(row, 'email').trim(),
    isVerified: (flags & CONFIRMED) !== 0,
    passwordHash: /^\$2[aby]\$/.test(hash) ? hash : null,
    role: level >= ADMINISTRATOR ? 2 : level >= MODERATOR ? 3 : 1,
    status: (flags & BLOCKED) !== 0 ? 'suspended' : 'normal',
    suspendedUntil: null,
    rank: points,
    bio: profile.get('about') ?? '',
    website: website === '' || website.includes('://') ? website : `https://${website}`,
    location: profile.get('location') ?? '',
    language: '',
    usesGravatar: (flags & SHOWS_GRAVATAR) !== 0,
    createdAt: timeOf(row, 'created', timeZone),
    lastLoginAt: timeOf(row, 'loggedin', timeZone) ?? null,
    notes: hash === '' && textOf(row, 'passcheck') !== '' ? [{ id, reason: OLD_PASSWORD }] : [],
  }
}

const OLD_PASSWORD = 'stored without a password, which that site hashed in its former way: a new one is set by e-mail'

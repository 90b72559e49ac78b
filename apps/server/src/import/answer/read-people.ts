import { flagOf, idIn, numberOf, textOf, timeOf } from '../source/cells.ts'
import type { Row } from '../source/cells.ts'
import type { ImportedPerson } from '../content/records.ts'
import type { AnswerSite } from './site.ts'
import { objectIn } from './site.ts'

const SUSPENDED = 9
const DELETED = 10
/**
 * A suspension that ends after this time is permanent: Answer stores a permanent suspension as one until the end of
 * 2099.
 */
const FOREVER = Date.UTC(2099, 0)

/**
 * Answer keeps what a person said about themselves after the deletion of their account, but shows none of it, and a
 * neutral name.
 */
const ERASED = { eMail: '', bio: '', website: '', location: '', language: '', usesGravatar: false } as const

/** Reads people with their roles. */
export async function readPeople(site: AnswerSite, rows: readonly Row[]): Promise<ImportedPerson[]> {
  const ids = rows.map((row) => textOf(row, 'id'))
  const roles = new Map(
    (await site.tables.related('user_role_rel', 'user_id', ids)).map((row) => [
      textOf(row, 'user_id'),
      numberOf(row, 'role_id'),
    ]),
  )
  return rows.map((row) => personOf(site, row, roles.get(textOf(row, 'id'))))
}

function personOf({ timeZone }: AnswerSite, row: Row, role: number | undefined): ImportedPerson {
  const status = numberOf(row, 'status')
  const until = timeOf(row, 'suspended_until', timeZone)
  const isSuspended = status === SUSPENDED
  const language = textOf(row, 'language')
  const id = textOf(row, 'id')
  const person = {
    id,
    ...(status !== DELETED && { username: textOf(row, 'username') }),
    displayName: textOf(row, 'display_name'),
    eMail: textOf(row, 'e_mail').trim(),
    isVerified: numberOf(row, 'mail_status') === 1,
    passwordHash: textOf(row, 'pass') || null,
    role: role === 2 || role === 3 ? role : role === undefined && flagOf(row, 'is_admin') ? 2 : 1,
    status: status === DELETED ? 'deleted' : isSuspended ? 'suspended' : 'normal',
    suspendedUntil: isSuspended && until !== undefined && until < FOREVER ? until : null,
    rank: numberOf(row, 'rank'),
    bio: textOf(row, 'bio'),
    website: textOf(row, 'website').trim(),
    location: textOf(row, 'location').trim(),
    language: /^[a-z]{2,3}_[A-Z]{2}$/.test(language) ? language : '',
    usesGravatar: avatarOf(row).type === 'gravatar',
    createdAt: timeOf(row, 'created_at', timeZone),
    lastLoginAt: timeOf(row, 'last_login_date', timeZone) ?? null,
  } satisfies ImportedPerson
  return status === DELETED ? { ...person, ...ERASED, displayName: `user${id}` } : person
}

/**
 * Reads the chosen avatar of a person. The column contains JSON or, in early versions, the plain address of a picture.
 */
export function avatarOf(row: Row): { type: string; custom: string } {
  const text = textOf(row, 'avatar')
  if (/^https?:\/\//i.test(text)) return { type: 'custom', custom: text }
  const choice = objectIn(text)
  return { type: stringOf(choice?.type), custom: stringOf(choice?.custom) }
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the followers of people, by the id of the followed person. */
export async function readFollowersOf(
  site: AnswerSite,
  key: 'user.follow' | 'tag.follow' | 'question.follow',
  ids: readonly string[],
): Promise<Map<string, { personId: string; at: number }[]>> {
  const rows = await site.tables.related('activity', 'object_id', ids)
  const type = site.activityType(key)
  const follows = rows.filter((row) => textOf(row, 'activity_type') === type && !flagOf(row, 'cancelled'))
  const dated = follows.map((row) => ({
    object: textOf(row, 'object_id'),
    personId: idIn(row, 'user_id') ?? '',
    at: timeOf(row, 'updated_at', site.timeZone) ?? timeOf(row, 'created_at', site.timeZone) ?? 0,
  }))
  return new Map(
    [...Map.groupBy(dated, ({ object }) => object)].map(([object, some]) => [
      object,
      some.map(({ personId, at }) => ({ personId, at })),
    ]),
  )
}

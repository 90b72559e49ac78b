import { renderMarkdown } from '@quandary/markdown'
import type { Tx } from '../../platform/db/database.ts'
import { setImportedRank } from '../../slices/reputation/index.ts'
import { findUserByEMail, insertUser, updateUser } from '../../slices/users/index.ts'
import type { ImportRun, Unusable } from '../run.ts'
import { findLocalIds, isImported, saveLocalIds } from '../store.ts'
import { chooseUsernames } from '../usernames.ts'
import { displayNameWithin, notesOnDisplayName } from '../within-limits.ts'
import { withoutStored } from './without-stored.ts'
import type { ImportedPerson } from './records.ts'

/**
 * Stores people. If a person and an account of this site have verified the same address, the person is linked to that
 * account, whose name, role and password stay.
 */
export async function storePeople(run: ImportRun, tx: Tx, people: readonly ImportedPerson[]): Promise<Unusable[]> {
  const stored = await findLocalIds(
    tx,
    run.source,
    'user',
    people.map(({ id }) => id),
  )
  const unusable: Unusable[] = []
  const usable: Usable[] = []
  for (const person of withoutStored(people, stored)) {
    unusable.push(...(person.notes ?? []))
    const { createdAt } = person
    if (createdAt === undefined) unusable.push({ id: person.id, reason: 'no creation date' })
    else usable.push({ ...person, createdAt })
  }
  const usernames = await chooseUsernames(
    tx,
    usable.map((person) => ({
      displayName: person.username ?? person.displayName,
      number: numberIn(person.id),
      isStaff: person.role !== 1,
    })),
  )
  const ids = new Map<string, number>()
  for (const [index, person] of usable.entries()) {
    const owner = await ownerOfAddress(run, tx, person, ids)
    if (owner !== undefined) unusable.push({ id: person.id, reason: REASONS[owner === 'other' ? 'other' : 'same'] })
    if (typeof owner === 'number') {
      ids.set(person.id, owner)
      continue
    }
    unusable.push(...notesOnDisplayName(person.id, person.displayName))
    ids.set(person.id, await insertPerson(run, tx, person, { username: usernames[index] ?? '', hasAddress: !owner }))
  }
  await saveLocalIds(tx, run.source, 'user', ids)
  await saveUsernames(run, tx, usable, ids)
  return unusable
}

type Usable = ImportedPerson & { createdAt: number }

const REASONS = {
  same: 'stored as the account that has this e-mail address here',
  other: 'stored without an e-mail address that another account has',
}

/**
 * Finds the account that has a person's address: its id if the person becomes that account, `other` if the address
 * belongs to somebody else, undefined if it is free.
 */
async function ownerOfAddress(
  run: ImportRun,
  tx: Tx,
  { eMail, isVerified, status }: Usable,
  ids: ReadonlyMap<string, number>,
): Promise<number | 'other' | undefined> {
  if (eMail === '' || status === 'deleted') return undefined
  const user = await findUserByEMail(tx, eMail)
  if (!user) return undefined
  const isOfSource = [...ids.values()].includes(user.id) || (await isImported(tx, run.source, 'user', user.id))
  // Both must have verified the address; otherwise a person could take over somebody else's account.
  return isVerified && user.mail_status === 1 && !isOfSource ? user.id : 'other'
}

async function insertPerson(
  run: ImportRun,
  tx: Tx,
  person: Usable,
  { username, hasAddress }: { username: string; hasAddress: boolean },
): Promise<number> {
  const isDeleted = person.status === 'deleted'
  const id = await insertUser(tx, {
    username,
    display_name: displayNameWithin(person.displayName) || username,
    e_mail: isDeleted || !hasAddress ? '' : person.eMail,
    password_hash: isDeleted ? null : person.passwordHash,
    status: person.status,
    mail_status: person.isVerified ? 1 : 2,
    role_id: isDeleted ? 1 : person.role,
    avatar_type: person.usesGravatar ? 'gravatar' : '',
    bio: person.bio,
    bio_html: renderMarkdown(person.bio, { siteUrl: run.siteUrl }),
    website: /^https?:\/\//i.test(person.website) ? person.website : '',
    location: person.location,
    language: person.language,
    created_at: person.createdAt,
  })
  await setImportedRank(tx, id, person.rank)
  const { suspendedUntil, lastLoginAt } = person
  if (suspendedUntil !== null || lastLoginAt !== null) {
    await updateUser(tx, id, { suspended_until: suspendedUntil, last_login_at: lastLoginAt })
  }
  return id
}

/** Records the usernames that occur in addresses of the source, in lower case. */
async function saveUsernames(run: ImportRun, tx: Tx, people: readonly Usable[], ids: ReadonlyMap<string, number>) {
  const named = new Map<string, number>()
  for (const { id, username } of people) {
    const key = ids.get(id)
    if (username !== undefined && key !== undefined) named.set(username.toLowerCase(), key)
  }
  const known = await findLocalIds(tx, run.source, 'username', named.keys())
  await saveLocalIds(tx, run.source, 'username', new Map([...named].filter(([name]) => !known.has(name))))
}

/** Returns a number from the id, which is appended to a username that is taken. */
function numberIn(id: string): number {
  return Number(/\d{1,9}$/.exec(id)?.[0] ?? 1)
}

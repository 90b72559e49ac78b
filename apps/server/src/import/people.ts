import type { Tx } from '../platform/db/database.ts'
import { insertUser } from '../slices/users/index.ts'
import type { ImportRun } from './run.ts'
import { findLocalIds, saveLocalIds } from './store.ts'
import { chooseUsernames } from './usernames.ts'
import { displayNameWithin } from './within-limits.ts'

/** Display name of people whose name is not in the imported data. */
export const NAMELESS = 'Anonymous'

/** A reference to a person: by id, or by display name if the account no longer exists. */
export interface PersonReference {
  id: string | undefined
  displayName: string | undefined
}

/**
 * Finds the local keys of people. People without an account become deleted users with their display name, one per
 * distinct name.
 * @param since joining date of these users
 * @returns a look-up of the requested people's keys
 */
export async function findPeople(
  run: ImportRun,
  tx: Tx,
  names: readonly PersonReference[],
  since: number,
): Promise<(name: PersonReference) => number> {
  const users = await findLocalIds(
    tx,
    run.source,
    'user',
    names.flatMap((name) => name.id ?? []),
  )
  const absent = new Set(names.filter((name) => !users.has(name.id ?? '')).map(absentName))
  const known = await findLocalIds(tx, run.source, 'absent-user', absent)
  const missing = [...absent].filter((displayName) => !known.has(displayName))
  for (const [displayName, id] of await insertAbsent(run, tx, missing, since)) known.set(displayName, id)
  return (name) => {
    const id = users.get(name.id ?? '') ?? known.get(absentName(name))
    if (id === undefined) throw new Error(`Nobody was looked up under ${absentName(name)}`)
    return id
  }
}

function absentName({ id, displayName }: PersonReference): string {
  const shown = displayNameWithin(displayName ?? '')
  if (shown !== '') return shown
  return id === undefined ? NAMELESS : displayNameWithin(`user${id}`)
}

async function insertAbsent(
  run: ImportRun,
  tx: Tx,
  displayNames: readonly string[],
  since: number,
): Promise<Map<string, number>> {
  const people = displayNames.map((displayName, index) => ({ displayName, number: index + 1 }))
  const usernames = await chooseUsernames(tx, people)
  const ids = new Map<string, number>()
  for (const [index, displayName] of displayNames.entries()) {
    const id = await insertUser(tx, {
      username: usernames[index] ?? '',
      display_name: displayName,
      e_mail: '',
      password_hash: null,
      status: 'deleted',
      mail_status: 1,
      created_at: since,
    })
    ids.set(displayName, id)
  }
  await saveLocalIds(tx, run.source, 'absent-user', ids)
  return ids
}

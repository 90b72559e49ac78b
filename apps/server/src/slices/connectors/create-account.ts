import { randomBytes } from 'node:crypto'
import { displayNameLength, isDisplayName } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  findUserByUsername,
  impersonatesSite,
  insertUser,
  looksLikeStaff,
  usernameFrom,
  withSuffix,
} from '../users/index.ts'

/**
 * Creates an account without a password for somebody who signs in with another service. If their names yield no valid
 * username, a neutral one is generated. If their display name is one that nobody can choose here
 * (`docs/spec/decisions.md#d6`), the username is shown instead, or a neutral name if it looks like one of the staff, too.
 * @param verified true if the address is known to be theirs; the account is active then
 */
export async function createAccount(
  ctx: AppContext,
  tx: Tx,
  person: { displayName: string; username: string; email: string; verified: boolean },
): Promise<number> {
  const base = usernameFrom(person.username) ?? usernameFrom(person.displayName) ?? suffixed('user-')
  const username = await freeUsername(tx, base)
  const displayName = [...(person.displayName || person.username)].slice(0, displayNameLength.max).join('').trim()
  return insertUser(tx, {
    username,
    display_name: await shownName(tx, [displayName, username]),
    e_mail: person.email,
    password_hash: null,
    status: 'normal',
    mail_status: person.verified ? 1 : 2,
    created_at: ctx.clock.now(),
  })
}

/** Returns the first of the names that somebody who registers could choose, else a neutral one. */
async function shownName(tx: Tx, names: readonly string[]): Promise<string> {
  for (const name of names) if (await isFree(tx, name)) return name
  return suffixed('user-')
}

/** Returns true if somebody who registers could choose the display name. */
async function isFree(tx: Tx, name: string): Promise<boolean> {
  const isAllowed = name.length >= displayNameLength.min && isDisplayName(name) && !impersonatesSite(name)
  return isAllowed && !(await looksLikeStaff(tx, name))
}

async function freeUsername(tx: Tx, base: string): Promise<string> {
  let username = base
  while (await findUserByUsername(tx, username)) username = suffixed(base)
  return username
}

function suffixed(base: string): string {
  return withSuffix(base, randomBytes(3).toString('hex'))
}

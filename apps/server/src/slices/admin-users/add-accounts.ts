import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { userActivated } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { logAction } from '../audit-log/index.ts'
import { findTakenUsernames, insertUser, withSuffix } from '../users/index.ts'
import { findTakenAddresses } from './store.ts'

/** A new account whose values have been validated. */
export interface NewAccount {
  displayName: string
  eMail: string
  password: string
  /** Username derived from the display name; a suffix is added if it is taken. */
  username: string
}

/**
 * Number of passwords that are hashed in parallel: each hash takes a processor and 19 MiB for a moment, and sign-ins
 * must not queue behind them.
 */
const HASHES_AT_ONCE = 2
/** Names and addresses per query, far below the database's limit of parameters. */
const CHUNK = 500

/**
 * Creates accounts whose addresses count as verified: all or none.
 * @returns undefined on success, else the index of the first account whose address is taken, perhaps by an earlier
 * account in the list
 */
export async function addAccounts(
  ctx: AppContext,
  accounts: readonly NewAccount[],
  by: Administrator,
): Promise<number | undefined> {
  const taken = await findTakenIndex(ctx.db, accounts)
  if (taken !== undefined) return taken
  const hashes = await hashAll(
    ctx,
    accounts.map((account) => account.password),
  )
  for (;;) {
    try {
      await storeAccounts(ctx, accounts, hashes, by)
      return undefined
    } catch (error) {
      if (!isUniqueViolation(error, 'e_mail_key') && !isUniqueViolation(error, 'username')) throw error
      // A concurrent request took an address or a name. If it took a name, the loop picks another one; if it took an
      // address, that is reported.
      const index = await findTakenIndex(ctx.db, accounts)
      if (index !== undefined) return index
    }
  }
}

async function storeAccounts(
  ctx: AppContext,
  accounts: readonly NewAccount[],
  hashes: readonly string[],
  by: Administrator,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const usernames = await freeUsernames(tx, accounts)
    const added: number[] = []
    for (const [index, account] of accounts.entries()) {
      const userId = await insertUser(tx, {
        username: usernames[index] ?? account.username,
        display_name: account.displayName,
        e_mail: account.eMail,
        password_hash: hashes[index] ?? null,
        status: 'normal',
        mail_status: 1,
        created_at: ctx.clock.now(),
      })
      await ctx.bus.emit(tx, userActivated, { userId })
      added.push(userId)
    }
    const actions = added.map((id) => ({ action: 'user.create', objectId: String(id) }) as const)
    await logAction(ctx, tx, by, ...actions)
  })
}

async function findTakenIndex(db: Db, accounts: readonly NewAccount[]): Promise<number | undefined> {
  const addresses = accounts.map((account) => account.eMail.toLowerCase())
  const taken = new Set<string>()
  for (const chunk of chunksOf(addresses)) for (const key of await findTakenAddresses(db, chunk)) taken.add(key)
  const index = addresses.findIndex((address) => {
    const known = taken.has(address)
    taken.add(address)
    return known
  })
  return index === -1 ? undefined : index
}

/** Picks one free username per account, all different. */
async function freeUsernames(db: Db, accounts: readonly NewAccount[]): Promise<string[]> {
  const taken = new Set<string>()
  const wanted = accounts.map((account) => account.username)
  for (const chunk of chunksOf(wanted)) for (const name of await findTakenUsernames(db, chunk)) taken.add(name)
  return wanted.map((base) => {
    let username = base
    while (taken.has(username)) username = withSuffix(base, randomBytes(4).toString('hex'))
    taken.add(username)
    return username
  })
}

async function hashAll(ctx: AppContext, passwords: readonly string[]): Promise<string[]> {
  const hashes: string[] = []
  for (let start = 0; start < passwords.length; start += HASHES_AT_ONCE) {
    const part = passwords.slice(start, start + HASHES_AT_ONCE)
    hashes.push(...(await Promise.all(part.map((password) => ctx.passwords.hash(password)))))
  }
  return hashes
}

function chunksOf<T>(list: readonly T[]): T[][] {
  const chunks: T[][] = []
  for (let start = 0; start < list.length; start += CHUNK) chunks.push(list.slice(start, start + CHUNK))
  return chunks
}

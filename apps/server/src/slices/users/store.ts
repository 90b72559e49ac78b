import type { Insertable, SqlBool, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { MostExpensiveHashes } from '../../platform/crypto/imported-hash.ts'
import type { Db } from '../../platform/db/database.ts'
import { escapeLike } from '../../platform/db/escape-like.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { User, UsersTable } from './user.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    users: UsersTable
    erased_names: { name_hash: string }
  }
}

export type NewUser = Omit<Insertable<UsersTable>, 'e_mail_key' | 'last_login_at' | 'suspended_until'>

/**
 * Inserts a user and returns the id. The table's constraints keep usernames and addresses unique. Imported users
 * without an address have an empty one.
 */
export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      ...user,
      e_mail_key: user.status === 'deleted' || user.e_mail === '' ? null : eMailKey(user.e_mail),
      last_login_at: null,
      suspended_until: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findUser(db: Db, id: number): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findUserByUsername(db: Db, username: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('username', '=', username.toLowerCase()).executeTakeFirst()
}

/** Returns those of the given lower-case usernames that are taken. */
export async function findTakenUsernames(db: Db, usernames: readonly string[]): Promise<string[]> {
  const rows = await inBatches(usernames, (part) =>
    db
      .selectFrom('users')
      .select('username')
      .where('username', 'in', [...part])
      .execute(),
  )
  return rows.map((row) => row.username)
}

/** Finds the account with this address, ignoring case; deleted accounts have none. */
export function findUserByEMail(db: Db, eMail: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('e_mail_key', '=', eMailKey(eMail)).executeTakeFirst()
}

/**
 * Finds users whose username or display name begins with a text, highest reputation first, without suspended and
 * deleted ones.
 * @param exceptId the user who searches
 */
export function findUsersByPrefix(db: Db, prefix: string, exceptId: number, limit: number): Promise<User[]> {
  const pattern = `${escapeLike(prefix)}%`
  const lower = pattern.toLowerCase()
  return (
    db
      .selectFrom('users')
      .selectAll()
      .where('status', '=', 'normal')
      .where('id', '!=', exceptId)
      // An engine that does not fold the case of non-ASCII letters finds them only as written.
      .where(
        sql<boolean>`(username like ${lower} escape '\\' or lower(display_name) like ${lower} escape '\\' or display_name like ${pattern} escape '\\')`,
      )
      .orderBy('rank', 'desc')
      .orderBy('username')
      .limit(limit)
      .execute()
  )
}

/**
 * Selects moderators and administrators. Written literally like the condition of the partial index `users_staff`: with
 * a parameter, the engine could not use that index.
 */
export const isStaffAccount = sql<SqlBool>`users.role_id in (2, 3)`

/** `isStaff` of the guards as an SQL condition on `users`: moderators and administrators in good standing. */
export const isActiveStaff = sql<SqlBool>`(${isStaffAccount} and users.status = 'normal' and users.mail_status = 1)`

/** Lists the ids and display names of moderators and administrators. */
export function listStaffNames(db: Db): Promise<Pick<User, 'id' | 'display_name'>[]> {
  return db
    .selectFrom('users')
    .select(['id', 'display_name'])
    .where(isStaffAccount)
    .where('status', '!=', 'deleted')
    .execute()
}

export function findUsers(db: Db, ids: readonly number[]): Promise<User[]> {
  return inBatches(ids, (part) =>
    db
      .selectFrom('users')
      .selectAll()
      .where('id', 'in', [...part])
      .execute(),
  )
}

export async function updateUser(db: Db, id: number, change: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}

/** Returns the most expensive imported hash of each kind, among those that no sign-in has replaced yet. */
export async function mostExpensiveImportedHashes(db: Db): Promise<MostExpensiveHashes> {
  // Repeats the conditions and orders of the indexes word for word, so that the engines use them.
  const { rows } = await sql<{ kind: keyof MostExpensiveHashes; hash: string }>`
    select 'bcrypt' as kind, hash from (
      select password_hash as hash from users where password_hash like '$2%' order by substr(password_hash, 5, 2) desc limit 1
    ) as bcrypt
    union all
    select 'pbkdf2' as kind, hash from (
      select password_hash as hash from users where password_hash like 'pbkdf2%'
      order by length(password_hash) - length(ltrim(substr(password_hash, 15), '0123456789')) desc,
        substr(password_hash, 15, 8) desc
      limit 1
    ) as pbkdf2
  `.execute(db)
  return Object.fromEntries(rows.map(({ kind, hash }) => [kind, hash]))
}

/** Replaces a password's hash by another one of the same password, unless the password was changed meanwhile. */
export async function replacePasswordHash(db: Db, id: number, before: string, after: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .execute()
}

/**
 * Lifts expired suspensions: the account is normal again, with a verified address (`docs/spec/domain.md#suspension`).
 */
export async function liftEndedSuspensions(db: Db, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ status: 'normal', mail_status: 1, suspended_until: null, suspension_reason: '', state_at: null })
    .where('status', '=', 'suspended')
    .where('suspended_until', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Sets an address that the user has just confirmed, which activates the account. The table's constraint keeps addresses
 * unique.
 */
export async function changeEMail(db: Db, id: number, eMail: string): Promise<void> {
  await updateUser(db, id, { e_mail: eMail, e_mail_key: eMailKey(eMail), mail_status: 1 })
}

/** Adds to one of a user's counters; the change may be negative. */
export async function addToUserCount(
  db: Db,
  id: number,
  counter: 'question_count' | 'answer_count' | 'follow_count',
  change: number,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ [counter]: sql<number>`${sql.ref(counter)} + ${change}` })
    .where('id', '=', id)
    .execute()
}

/** Adds to a user's reputation. The caller makes sure that it does not fall below the minimum. */
export async function addToRank(db: Db, id: number, change: number): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ rank: eb('rank', '+', change) }))
    .where('id', '=', id)
    .execute()
}

export async function countUsers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '!=', 'deleted')
    .executeTakeFirstOrThrow()
  return count
}

/** Stores the hash of the username of a deleted account. */
export async function insertErasedName(tx: Db, nameHash: string): Promise<void> {
  await tx
    .insertInto('erased_names')
    .values({ name_hash: nameHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isErasedName(db: Db, nameHash: string): Promise<boolean> {
  const row = await db.selectFrom('erased_names').selectAll().where('name_hash', '=', nameHash).executeTakeFirst()
  return row !== undefined
}

function eMailKey(eMail: string): string {
  return eMail.trim().toLowerCase()
}

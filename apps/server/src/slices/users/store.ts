import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { User, UsersTable } from './user.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    users: UsersTable
  }
}

export type NewUser = Omit<Insertable<UsersTable>, 'e_mail_key' | 'last_login_at' | 'suspended_until'>

/**
 * Inserts a person and returns the key; unique names and addresses are the table's own constraints. Somebody without
 * an address (from an import) has it empty.
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

/** Those of some lower-case usernames that somebody has. */
export async function findTakenUsernames(db: Db, usernames: readonly string[]): Promise<string[]> {
  if (usernames.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where('username', 'in', [...usernames])
    .execute()
  return rows.map((row) => row.username)
}

/** The living account of an address; case does not matter. */
export function findUserByEMail(db: Db, eMail: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('e_mail_key', '=', eMailKey(eMail)).executeTakeFirst()
}

/**
 * People whose username or display name begins with a text, the most reputable first; nobody suspended or deleted.
 * @param exceptId the person who looks
 */
export function findUsersByPrefix(db: Db, prefix: string, exceptId: number, limit: number): Promise<User[]> {
  const pattern = `${prefix.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const lower = pattern.toLowerCase()
  return (
    db
      .selectFrom('users')
      .selectAll()
      .where('status', '=', 'normal')
      .where('id', '!=', exceptId)
      // Not every engine folds the case of letters beyond ASCII; those match as they are written.
      .where(
        sql<boolean>`(username like ${lower} escape '\\' or lower(display_name) like ${lower} escape '\\' or display_name like ${pattern} escape '\\')`,
      )
      .orderBy('rank', 'desc')
      .orderBy('username')
      .limit(limit)
      .execute()
  )
}

export function findUsers(db: Db, ids: readonly number[]): Promise<User[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

export async function updateUser(db: Db, id: number, change: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}

/** Ends suspensions whose time is over: back to normal with a verified address (domain facts §1). */
export async function liftEndedSuspensions(db: Db, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ status: 'normal', mail_status: 1, suspended_until: null, suspension_reason: '' })
    .where('status', '=', 'suspended')
    .where('suspended_until', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Gives a person an address that they have just confirmed, which makes the account active. The address's uniqueness is
 * the table's own constraint.
 */
export async function changeEMail(db: Db, id: number, eMail: string): Promise<void> {
  await updateUser(db, id, { e_mail: eMail, e_mail_key: eMailKey(eMail), mail_status: 1 })
}

/** Adds to one of a person's counters; the change may be negative. */
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

/** Adds to a person's reputation. The caller has made sure that it does not fall below its floor. */
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

function eMailKey(eMail: string): string {
  return eMail.trim().toLowerCase()
}

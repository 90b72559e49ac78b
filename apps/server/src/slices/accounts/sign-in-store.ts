import type { Generated, Insertable, Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

interface SignInsTable {
  id: Generated<number>
  /** The account; null if the given address belongs to none. */
  user_id: number | null
  at: number
  /** 1 if the attempt opened a session, else 0. */
  succeeded: 0 | 1
  ip: string
  user_agent: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    sign_ins: SignInsTable
  }
}

export type SignInRow = Selectable<SignInsTable>

export async function insertSignIn(db: Db, signIn: Insertable<SignInsTable>): Promise<void> {
  await db.insertInto('sign_ins').values(signIn).execute()
}

/** Lists one page of the attempts to sign in to an account, newest first, with the total count. */
export async function listSignInRows(
  db: Db,
  userId: number,
  page: { size: number; offset: number },
): Promise<{ count: number; rows: SignInRow[] }> {
  const found = db.selectFrom('sign_ins').where('user_id', '=', userId)
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('id', 'desc').limit(page.size).offset(page.offset).execute()
  return { count, rows }
}

/** Deletes the attempts before `at`. */
export async function deleteSignInsBefore(db: Db, at: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('at', '<', at).execute()
}

/** Deletes the attempts to sign in to an account. */
export async function deleteSignInsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('user_id', '=', userId).execute()
}

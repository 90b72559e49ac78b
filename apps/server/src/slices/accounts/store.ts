import type { Generated } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** What a mailed code may be used for, and nothing else. */
export type MailCodePurpose = 'activation' | 'password_reset' | 'change_email' | 'unsubscribe'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    sessions: {
      id: Generated<number>
      user_id: number
      token_hash: string
      visit_hash: string
      created_at: number
      expires_at: number
    }
    mail_codes: {
      id: Generated<number>
      user_id: number
      purpose: MailCodePurpose
      code_hash: string
      created_at: number
      expires_at: number
    }
  }
}

interface NewSession {
  user_id: number
  token_hash: string
  visit_hash: string
  created_at: number
  expires_at: number
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** The person of a living session, looked up by one of its two secrets' hashes. */
export async function findSessionUser(
  db: Db,
  by: { token_hash: string } | { visit_hash: string },
  now: number,
): Promise<number | undefined> {
  const [column, value] =
    'token_hash' in by ? (['token_hash', by.token_hash] as const) : (['visit_hash', by.visit_hash] as const)
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where(column, '=', value)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOfUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Gives a session a new reading secret, for a browser that lost its cookie. */
export async function replaceVisit(db: Db, tokenHash: string, visitHash: string): Promise<void> {
  await db.updateTable('sessions').set({ visit_hash: visitHash }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('mail_codes').where('expires_at', '<=', now).execute()
}

/** Writes a code, in the place of an older one of the same person and purpose. */
export async function putMailCode(
  db: Db,
  code: { user_id: number; purpose: MailCodePurpose; code_hash: string; created_at: number; expires_at: number },
): Promise<void> {
  await db
    .insertInto('mail_codes')
    .values(code)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).doUpdateSet({
        code_hash: code.code_hash,
        created_at: code.created_at,
        expires_at: code.expires_at,
      }),
    )
    .execute()
}

/** Uses a code up; of two attempts at once only one gets the person. */
export async function takeMailCode(
  db: Db,
  purpose: MailCodePurpose,
  codeHash: string,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('mail_codes')
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

import type { Generated } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { User } from '../users/index.ts'

/** The purpose of a mailed code; a code works for this purpose only. */
export type MailCodePurpose =
  | 'activation'
  | 'password_reset'
  | 'change_email'
  | 'connect'
  | 'landing'
  | 'delete_account'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    sessions: NewSession & { id: Generated<number> }
    mail_codes: {
      id: Generated<number>
      user_id: number
      purpose: MailCodePurpose
      /** The value the code confirms; '' if its purpose needs none. */
      subject: string
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
  /** The IP address that opened the session. */
  ip: string
  /** The user agent of the browser that opened the session, truncated. */
  user_agent: string
  /** Time of the last request, precise to ten minutes. */
  last_used_at: number
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** Finds an unexpired session by the hash of one of its two secrets, with its user. */
export async function findSession(
  db: Db,
  by: { token_hash: string } | { visit_hash: string },
  now: number,
): Promise<{ id: number; lastUsedAt: number; user: User } | undefined> {
  const [column, value] =
    'token_hash' in by
      ? (['sessions.token_hash', by.token_hash] as const)
      : (['sessions.visit_hash', by.visit_hash] as const)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.last_used_at'])
    .selectAll('users')
    .where(column, '=', value)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const { session_id: id, last_used_at: lastUsedAt, ...user } = row
  return { id, lastUsedAt, user }
}

/** Finds the unexpired sessions with the given ids, and the ids of their users. */
export function findSessionsById(
  db: Db,
  ids: readonly number[],
  now: number,
): Promise<{ id: number; user_id: number }[]> {
  return inBatches(ids, (part) =>
    db
      .selectFrom('sessions')
      .select(['id', 'user_id'])
      .where('id', 'in', [...part])
      .where('expires_at', '>', now)
      .execute(),
  )
}

export async function touchSession(db: Db, id: number, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** Ends the session of a token; true if there was one. */
export async function deleteSession(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the session that a reading cookie belongs to, if it still exists. */
export async function deleteSessionOfVisit(db: Db, visitHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('visit_hash', '=', visitHash).execute()
}

/** Ends all sessions of a user, except the session of the given token. */
export async function deleteSessionsOfUser(db: Db, userId: number, exceptTokenHash?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptTokenHash !== undefined, (query) => query.where('token_hash', '!=', exceptTokenHash ?? ''))
    .execute()
}

/** Counts the unexpired sessions of a user, except the session of the given token. */
export async function countSessions(
  db: Db,
  userId: number,
  { now, exceptTokenHash }: { now: number; exceptTokenHash: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('token_hash', '!=', exceptTokenHash)
    .executeTakeFirstOrThrow()
  return count
}

/** The columns that a user's list of sessions needs. */
export interface SessionRow {
  id: number
  token_hash: string
  created_at: number
  ip: string
  user_agent: string
  last_used_at: number
}

/** Lists the unexpired sessions of a user: the session of the token first, then the most recently used ones. */
export async function listValidSessions(
  db: Db,
  userId: number,
  of: { tokenHash: string; now: number; limit: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'created_at', 'ip', 'user_agent', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', of.now)
    .orderBy((eb) => eb.case().when('token_hash', '=', of.tokenHash).then(0).else(1).end())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(of.limit)
    .execute()
}

/** Ends an unexpired session of a user, by its id; undefined when the user has no such session. */
export async function deleteSessionOfUser(
  db: Db,
  session: { id: number; userId: number; now: number },
): Promise<{ token_hash: string } | undefined> {
  return db
    .deleteFrom('sessions')
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .where('expires_at', '>', session.now)
    .returning('token_hash')
    .executeTakeFirst()
}

/** Replaces the reading secret of a session, for a browser that lost its cookie. */
export async function replaceVisit(db: Db, tokenHash: string, visitHash: string): Promise<void> {
  await db.updateTable('sessions').set({ visit_hash: visitHash }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('mail_codes').where('expires_at', '<=', now).execute()
}

/** Upserts the code of a user for one purpose. */
export async function upsertMailCode(
  db: Db,
  code: {
    user_id: number
    purpose: MailCodePurpose
    subject: string
    code_hash: string
    created_at: number
    expires_at: number
  },
): Promise<void> {
  await db
    .insertInto('mail_codes')
    .values(code)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).doUpdateSet({
        subject: code.subject,
        code_hash: code.code_hash,
        created_at: code.created_at,
        expires_at: code.expires_at,
      }),
    )
    .execute()
}

/**
 * Erases the IP addresses and user agents of a user's sessions, and deletes the codes mailed to the user, which may
 * contain an e-mail address.
 */
export async function eraseTraces(db: Db, userId: number): Promise<void> {
  await db.updateTable('sessions').set({ ip: '', user_agent: '' }).where('user_id', '=', userId).execute()
  await db.deleteFrom('mail_codes').where('user_id', '=', userId).execute()
}

/** Deletes a user's codes for these purposes, for example links mailed to a previous address. */
export async function deleteMailCodes(db: Db, userId: number, purposes: readonly MailCodePurpose[]): Promise<void> {
  await db
    .deleteFrom('mail_codes')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .execute()
}

/** Redeems a code; only one of two concurrent attempts gets the user. */
export async function redeemMailCode(
  db: Db,
  { purpose, codeHash, subject }: { purpose: MailCodePurpose; codeHash: string; subject?: string },
  now: number,
): Promise<{ userId: number; subject: string } | undefined> {
  const row = await db
    .deleteFrom('mail_codes')
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .returning(['user_id', 'subject'])
    .executeTakeFirst()
  return row && { userId: row.user_id, subject: row.subject }
}

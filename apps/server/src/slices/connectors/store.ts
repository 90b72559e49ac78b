import type { Generated } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    external_logins: ExternalLogin & { id: Generated<number>; created_at: number; used_at: number }
    connector_attempts: Attempt & { id: Generated<number> }
    connector_bindings: Omit<Binding, 'id'> & { id: Generated<number> }
  }
}

/** An account at another service that signs a person in. */
export interface ExternalLogin {
  user_id: number
  connector: string
  external_id: string
}

/** A login whose browser has not come back yet. */
export interface Attempt {
  state_hash: string
  browser_hash: string
  connector: string
  code_verifier: string
  /** The account to bind the login to; null to sign in. */
  user_id: number | null
  expires_at: number
}

/** An external account whose e-mail address is not known yet. */
export interface Binding {
  id: number
  key_hash: string
  browser_hash: string
  connector: string
  external_id: string
  display_name: string
  username: string
  expires_at: number
}

export async function insertAttempt(db: Db, attempt: Attempt, now: number): Promise<void> {
  await db.deleteFrom('connector_attempts').where('expires_at', '<=', now).execute()
  await db.insertInto('connector_attempts').values(attempt).execute()
}

/** Consumes an attempt; undefined if it is unknown, used, expired, or of another connector or browser. */
export function takeAttempt(
  db: Db,
  by: { stateHash: string; browserHash: string; connector: string; now: number },
): Promise<Attempt | undefined> {
  return db
    .deleteFrom('connector_attempts')
    .where('state_hash', '=', by.stateHash)
    .where('browser_hash', '=', by.browserHash)
    .where('connector', '=', by.connector)
    .where('expires_at', '>', by.now)
    .returningAll()
    .executeTakeFirst()
}

export function findLogin(db: Db, connector: string, externalId: string): Promise<ExternalLogin | undefined> {
  return db
    .selectFrom('external_logins')
    .select(['user_id', 'connector', 'external_id'])
    .where('connector', '=', connector)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
}

/** Lists a person's external logins. */
export function findLoginsOf(db: Db, userId: number): Promise<ExternalLogin[]> {
  return db
    .selectFrom('external_logins')
    .select(['user_id', 'connector', 'external_id'])
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Stores a login. Unique constraints ensure one person per external account, and one account per person and service.
 */
export async function insertLogin(db: Db, login: ExternalLogin, now: number): Promise<void> {
  await db
    .insertInto('external_logins')
    .values({ ...login, created_at: now, used_at: now })
    .execute()
}

export async function touchLogin(db: Db, { connector, external_id }: ExternalLogin, now: number): Promise<void> {
  await db
    .updateTable('external_logins')
    .set({ used_at: now })
    .where('connector', '=', connector)
    .where('external_id', '=', external_id)
    .execute()
}

export async function deleteLogins(db: Db, userId: number, externalId?: string): Promise<void> {
  await db
    .deleteFrom('external_logins')
    .where('user_id', '=', userId)
    .$if(externalId !== undefined, (query) => query.where('external_id', '=', externalId ?? ''))
    .execute()
}

export async function insertBinding(db: Db, binding: Omit<Binding, 'id'>, now: number): Promise<void> {
  await db.deleteFrom('connector_bindings').where('expires_at', '<=', now).execute()
  await db.insertInto('connector_bindings').values(binding).execute()
}

export function findBinding(db: Db, keyHash: string, now: number): Promise<Binding | undefined> {
  return db
    .selectFrom('connector_bindings')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function prolongBinding(db: Db, id: number, until: number): Promise<void> {
  await db.updateTable('connector_bindings').set({ expires_at: until }).where('id', '=', id).execute()
}

/** Consumes a binding; of two concurrent attempts only one gets it. */
export function takeBinding(db: Db, id: number, now: number): Promise<Binding | undefined> {
  return db
    .deleteFrom('connector_bindings')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

import type { Generated, Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

interface TwoFactorKeysTable {
  user_id: number
  /** The key of the authenticator app, encrypted. */
  secret: string
  created_at: number
  /** Null until the person has entered a code of the app. */
  enabled_at: number | null
  /** The time step of the last code that was used; 0 before the first use. */
  last_step: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    two_factor_keys: TwoFactorKeysTable
    recovery_codes: { id: Generated<number>; user_id: number; code_hash: string }
  }
}

export type TwoFactorKey = Selectable<TwoFactorKeysTable>

export function findKey(db: Db, userId: number): Promise<TwoFactorKey | undefined> {
  return db.selectFrom('two_factor_keys').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Stores a new key that is not enabled yet, in place of an earlier one. */
export async function replaceKey(db: Db, key: Pick<TwoFactorKey, 'user_id' | 'secret' | 'created_at'>): Promise<void> {
  await db.deleteFrom('two_factor_keys').where('user_id', '=', key.user_id).execute()
  await db
    .insertInto('two_factor_keys')
    .values({ ...key, enabled_at: null, last_step: 0 })
    .execute()
}

/** Enables a key; its first code counts as used. */
export async function enableKey(db: Db, userId: number, { at, step }: { at: number; step: number }): Promise<void> {
  await db
    .updateTable('two_factor_keys')
    .set({ enabled_at: at, last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Records that the code of a time step is used. Returns true to only one of several concurrent attempts.
 * @returns false if this code or a later one was used before
 */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('two_factor_keys')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Deletes the key and the recovery codes of a person. */
export async function deleteTwoFactor(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db.deleteFrom('two_factor_keys').where('user_id', '=', userId).execute()
}

/** Replaces the recovery codes of a person. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/**
 * Deletes a recovery code. Returns true to only one of several concurrent attempts, and false if there is no such code.
 */
export async function takeRecoveryCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

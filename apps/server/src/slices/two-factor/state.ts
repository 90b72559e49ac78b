import type { Schemas } from '@quandary/api-client'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { countRecoveryCodes, findKey } from './store.ts'

/** Returns when the second factor of an account was turned on; null if it has none. */
export async function twoFactorSince(db: Db, userId: number): Promise<number | null> {
  return (await findKey(db, userId))?.enabled_at ?? null
}

/** Encodes the state of an account's second factor. */
export async function twoFactorState(db: Db, userId: number): Promise<Schemas['TwoFactorState']> {
  const since = await twoFactorSince(db, userId)
  if (since === null) return { enabled: false, enabled_at: 0, recovery_codes_left: 0 }
  const left = await countRecoveryCodes(db, userId)
  return { enabled: true, enabled_at: toUnixSeconds(since), recovery_codes_left: left }
}

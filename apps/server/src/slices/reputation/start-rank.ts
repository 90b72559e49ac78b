import type { Db } from '../../platform/db/database.ts'
import { addToRank, findUser } from '../users/index.ts'
import { MIN_REPUTATION } from './reputation.ts'
import { addToStart } from './store.ts'

/**
 * Replaces a person's reputation with an imported value, which has no events behind it.
 * @param rank raised to 1 if lower
 */
export async function setImportedRank(tx: Db, userId: number, rank: number): Promise<void> {
  await setStartRank(tx, userId, Math.max(rank, MIN_REPUTATION))
}

/** Sets a person's reputation without an event; later events add to it and subtract from it as usual. */
export async function setStartRank(tx: Db, userId: number, rank: number): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user) throw new Error(`Reputation of user ${userId}, who does not exist`)
  if (user.rank === rank) return
  await addToRank(tx, userId, rank - user.rank)
  await addToStart(tx, userId, rank - user.rank)
}

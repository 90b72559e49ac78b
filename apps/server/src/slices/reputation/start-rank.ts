import type { Db } from '../../platform/db/database.ts'
import { addToRank, findUser } from '../users/index.ts'
import { FLOOR } from './reputation.ts'
import { addToStart } from './store.ts'

/**
 * Gives a person the reputation an import knows, in place of what they have; it has no events behind it.
 * @param rank not below 1
 */
export async function setImportedRank(tx: Db, userId: number, rank: number): Promise<void> {
  await setStartRank(tx, userId, Math.max(rank, FLOOR))
}

/** Gives a person a reputation that no event gave; what events give is added to it and taken from it as ever. */
export async function setStartRank(tx: Db, userId: number, rank: number): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user) throw new Error(`Reputation of user ${userId}, who does not exist`)
  if (user.rank === rank) return
  await addToRank(tx, userId, rank - user.rank)
  await addToStart(tx, userId, rank - user.rank)
}

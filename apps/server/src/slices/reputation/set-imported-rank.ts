import type { Db } from '../../platform/db/database.ts'
import { updateUser } from '../users/index.ts'
import { FLOOR } from './reputation.ts'

/**
 * Gives a person the reputation an import knows, in place of what they have; it has no events behind it.
 * @param rank not below 1
 */
export async function setImportedRank(tx: Db, userId: number, rank: number): Promise<void> {
  await updateUser(tx, userId, { rank: Math.max(rank, FLOOR) })
}

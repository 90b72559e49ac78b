import type { Db } from '../../platform/db/database.ts'
import { updateUser } from '../users/index.ts'
import { deleteMailCodes, deleteSessionsOfUser } from './store.ts'

/**
 * Stores a password and revokes everything the old one may have opened.
 * @param keep hash of the token whose session stays, for a user who changes their own password
 */
export async function setPassword(tx: Db, userId: number, passwordHash: string, keep?: string): Promise<void> {
  await updateUser(tx, userId, { password_hash: passwordHash })
  await revokeAccess(tx, userId, keep)
}

/**
 * Ends all sessions with their reading cookies, and revokes pending links that could take over the account.
 * @param keep hash of the token whose session stays
 */
export async function revokeAccess(tx: Db, userId: number, keep?: string): Promise<void> {
  await deleteSessionsOfUser(tx, userId, keep)
  await deleteMailCodes(tx, userId, ['password_reset', 'change_email', 'delete_account'])
}

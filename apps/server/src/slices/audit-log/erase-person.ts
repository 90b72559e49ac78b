import type { Tx } from '../../platform/db/database.ts'
import type { Change } from './changes.ts'
import { eraseFromEntries } from './store.ts'

/** Fields of an account whose values are texts about the person. */
const ABOUT_PERSON: readonly string[] = ['suspend_reason']

/**
 * Erases what the log says about the person behind a deleted account, and the IP addresses they called from. The
 * entries stay, under the account's neutral name.
 */
export function erasePerson(tx: Tx, userId: number): Promise<void> {
  return eraseFromEntries(tx, userId, (text) => {
    // Only `logAction` writes the column, so the cast is safe.
    const changes = JSON.parse(text) as Change[]
    return JSON.stringify(changes.filter(({ field }) => !ABOUT_PERSON.includes(field)))
  })
}

import type { Tx } from '../../platform/db/database.ts'
import { addToFollowers, followersOf, insertFollow } from '../../slices/follows/index.ts'
import type { ImportRun } from '../run.ts'
import { findLocalIds } from '../store.ts'
import type { Dated } from './records.ts'

/**
 * Stores the followers of a question, tag or person. Idempotent. Skips people who are not stored, and people who would
 * follow themselves.
 */
export async function followAll(
  run: ImportRun,
  tx: Tx,
  target: { type: 'question' | 'tag' | 'user'; id: number },
  followers: readonly Dated[],
): Promise<void> {
  if (followers.length === 0) return
  const users = await findLocalIds(
    tx,
    run.source,
    'user',
    followers.map(({ personId }) => personId),
  )
  // Existing follows are skipped.
  const known = new Set(await followersOf(tx, target.type, target.id))
  if (target.type === 'user') known.add(target.id)
  let added = 0
  for (const { personId, at } of followers) {
    const userId = users.get(personId)
    if (userId === undefined || known.has(userId)) continue
    await insertFollow(tx, { userId, ...target }, at)
    known.add(userId)
    added += 1
  }
  if (added > 0) await addToFollowers(tx, target, added)
}

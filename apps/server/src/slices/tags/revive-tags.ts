import type { Tx } from '../../platform/db/database.ts'
import type { EventBus } from '../../platform/events/bus.ts'
import { tagRecovered } from './events.ts'
import { restoreTag } from './store.ts'

/** Somebody who uses tags. */
export interface TagUser {
  bus: EventBus
  actorId: number
  at: number
}

/** Restores deleted tags that are used again, and emits an event for each. The tags must be locked. */
export async function reviveTags(tx: Tx, { bus, actorId, at }: TagUser, ids: readonly number[]): Promise<void> {
  for (const tagId of ids) {
    if (await restoreTag(tx, tagId, at)) await bus.emit(tx, tagRecovered, { tagId, actorId, at })
  }
}

import type { Tx } from '../../platform/db/database.ts'
import type { EventBus } from '../../platform/events/bus.ts'
import { recordRevision } from '../revisions/index.ts'
import { tagCreated, tagRecovered } from './events.ts'
import type { NewTag } from './store.ts'
import { findTagBySlug, insertTags, reviveTag } from './store.ts'
import { versionOf } from './tag-history.ts'
import type { TagText } from './tag-text.ts'
import type { Tag } from './tag.ts'

/** A tag to be made, with its maker. */
export type TagToMake = NewTag & TagText & { user_id: number }

/**
 * Stores tags that did not exist when their maker named them, each with its first version, and tells those who listen.
 * One that somebody else made meanwhile is left as it is; a deleted one comes back as it was.
 */
export async function storeNewTags(tx: Tx, bus: EventBus, tags: readonly TagToMake[]): Promise<void> {
  const made = new Map((await insertTags(tx, tags)).map((tag) => [tag.slug_name, tag]))
  // In one order for all, so that two who bring back the same tags do not wait for each other.
  for (const wanted of tags.toSorted((a, b) => (a.slug_name < b.slug_name ? -1 : 1))) {
    const { user_id: userId, created_at: at } = wanted
    const tag = made.get(wanted.slug_name)
    if (tag) {
      await announceTag(tx, bus, tag, { userId, at })
    } else {
      const known = await findTagBySlug(tx, wanted.slug_name)
      const revived = known !== undefined && (await reviveTag(tx, known.id, at))
      if (revived) await bus.emit(tx, tagRecovered, { tagId: known.id, actorId: userId, at })
    }
  }
}

/** Keeps the first version of a tag that has just been stored, and tells those who listen. */
export async function announceTag(
  tx: Tx,
  bus: EventBus,
  tag: Tag,
  { userId, at }: { userId: number; at: number },
): Promise<void> {
  const version = await versionOf(tx, tag, tag, { userId, summary: '', at })
  const revisionId = await recordRevision(tx, { ...version, status: 'first' })
  await bus.emit(tx, tagCreated, { tagId: tag.id, actorId: userId, revisionId, at })
}

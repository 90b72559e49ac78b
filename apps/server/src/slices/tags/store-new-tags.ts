import type { Tx } from '../../platform/db/database.ts'
import type { EventBus } from '../../platform/events/bus.ts'
import { recordRevision } from '../revisions/index.ts'
import { tagCreated, tagRecovered } from './events.ts'
import type { NewTag } from './store.ts'
import { findTagBySlug, insertTags, restoreTag } from './store.ts'
import { versionOf } from './tag-history.ts'
import type { TagText } from './tag-text.ts'
import type { Tag } from './tag.ts'

/** A tag to create, with its creator. */
export type MissingTag = NewTag & TagText & { user_id: number }

/**
 * Stores tags that did not exist when they were named, each with its first version, and emits events. A tag that
 * somebody else created meanwhile stays unchanged; a deleted one is restored unchanged.
 */
export async function storeNewTags(tx: Tx, bus: EventBus, tags: readonly MissingTag[]): Promise<void> {
  const made = new Map((await insertTags(tx, tags)).map((tag) => [tag.slug_name, tag]))
  // The same order for everybody avoids deadlocks between two writers restoring the same tags.
  for (const wanted of tags.toSorted((a, b) => (a.slug_name < b.slug_name ? -1 : 1))) {
    const { user_id: userId, created_at: at } = wanted
    const tag = made.get(wanted.slug_name)
    if (tag) {
      await recordTagCreation(tx, bus, tag, { userId, at })
    } else {
      const known = await findTagBySlug(tx, wanted.slug_name)
      const revived = known !== undefined && (await restoreTag(tx, known.id, at))
      if (revived) await bus.emit(tx, tagRecovered, { tagId: known.id, actorId: userId, at })
    }
  }
}

/** Stores the first version of a newly inserted tag and emits its event. */
export async function recordTagCreation(
  tx: Tx,
  bus: EventBus,
  tag: Tag,
  { userId, at }: { userId: number; at: number },
): Promise<void> {
  const version = await versionOf(tx, tag, tag, { userId, summary: '', at })
  await recordRevision(tx, { ...version, status: 'first' })
  await bus.emit(tx, tagCreated, { tagId: tag.id, actorId: userId, at })
}

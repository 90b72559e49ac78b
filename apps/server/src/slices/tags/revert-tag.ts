import { firstLineOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { RevisionContents } from '../revisions/index.ts'
import { recordRevision } from '../revisions/index.ts'
import { tagEdited } from './events.ts'
import { lockTags } from './relations-store.ts'
import { findTag, findTagBySlug, updateTags } from './store.ts'
import { versionOf } from './tag-history.ts'

/**
 * Restores an earlier version of a tag, as a new version by the actor. The current slug is not stored as a former one,
 * because the revert is meant to remove it.
 * @param earlier undefined if there is none: the names stay and the description becomes empty
 */
export async function revertTag(
  ctx: AppContext,
  tx: Tx,
  change: { tagId: number; earlier: RevisionContents['tag'] | undefined; actorId: number },
): Promise<void> {
  const { tagId, earlier, actorId } = change
  await lockTags(tx, [tagId])
  const tag = await findTag(tx, tagId)
  if (!tag) return
  const at = ctx.clock.now()
  const namesake = earlier && (await findTagBySlug(tx, earlier.slug_name))
  const isFree = namesake === undefined || namesake.id === tagId
  const text = {
    slug_name: earlier && isFree ? earlier.slug_name : tag.slug_name,
    display_name: earlier?.display_name ?? tag.display_name,
    original_text: earlier?.content ?? '',
    parsed_text: earlier?.html ?? '',
  }
  const version = await versionOf(tx, tag, text, { userId: actorId, summary: '', at })
  await recordRevision(tx, { ...version, status: 'applied' })
  await updateTags(tx, [tagId], { ...text, excerpt: firstLineOf(text.parsed_text), updated_at: at })
  if (tag.status === 'available') await ctx.bus.emit(tx, tagEdited, { tagId, actorId, at, summary: '' })
}

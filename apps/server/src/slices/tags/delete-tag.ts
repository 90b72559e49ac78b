import { assertCanDeleteTag, canDeleteTag, isTagDeletionOffered } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { TagInUse } from './errors.ts'
import { tagDeleted } from './events.ts'
import { countUses, lockTags } from './relations-store.ts'
import { countSynonyms, updateTags } from './store.ts'
import { requireTag } from './tag-input.ts'

/**
 * Deletes a tag that has no questions, not even hidden ones, and no synonyms. Clears its recommended and reserved marks
 * and, for a synonym, its main tag.
 * @throws {TagNotFound} 400 @throws {TagInUse} @throws {PermissionDenied} without `tag.delete`
 */
export async function deleteTag(ctx: AppContext, tagId: number, viewer: Viewer): Promise<void> {
  const privileges = await readPrivileges(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    await requireTag(tx, tagId)
    await lockTags(tx, [tagId])
    const facts = { questionCount: await countUses(tx, tagId), synonymCount: await countSynonyms(tx, tagId) }
    const { status } = await requireTag(tx, tagId)
    const tag = { deleted: status === 'deleted', ...facts }
    if (isTagDeletionOffered(viewer, tag, privileges) && !canDeleteTag(viewer, tag, privileges)) {
      throw new TagInUse(facts)
    }
    assertCanDeleteTag(viewer, tag, privileges)
    const at = ctx.clock.now()
    await updateTags(tx, [tagId], { status: 'deleted', main_tag_id: null, recommend: 0, reserved: 0, updated_at: at })
    await ctx.bus.emit(tx, tagDeleted, { tagId, actorId: viewer.id, at })
  })
}

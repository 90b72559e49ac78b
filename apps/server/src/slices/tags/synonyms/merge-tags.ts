import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { OwnSynonym } from '../errors.ts'
import { tagMerged, tagSynonymsChanged } from '../events.ts'
import { joinFamily } from './join-family.ts'
import { moveRelations, recountTags } from '../relations-store.ts'
import { requireTag } from '../tag-input.ts'

/**
 * Merges a tag into another permanently: the questions of the source and its synonyms get the target tag instead, and
 * all of them become synonyms of the target (`docs/spec/domain.md#tags`).
 * @throws {TagNotFound} 400 @throws {OwnSynonym} both are the same tag @throws {SynonymNotAllowed} the target is a
 * synonym
 */
export async function mergeTags(
  ctx: AppContext,
  { sourceId, targetId }: { sourceId: number; targetId: number },
  viewer: Viewer,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const source = await requireTag(tx, sourceId)
    const target = await requireTag(tx, targetId)
    if (source.id === target.id) throw new OwnSynonym()
    const done = { actorId: viewer.id, at: ctx.clock.now() }
    const { members, added } = await joinFamily(tx, { bus: ctx.bus, ...done }, target.id, [source.id])
    await moveRelations(tx, members, target.id)
    await recountTags(tx, [target.id, ...members])
    if (added.length > 0) await ctx.bus.emit(tx, tagSynonymsChanged, { tagId: target.id, added, removed: [], ...done })
    await ctx.bus.emit(tx, tagMerged, { sourceTagId: source.id, targetTagId: target.id, ...done })
  })
}

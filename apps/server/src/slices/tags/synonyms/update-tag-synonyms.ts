import { updateTagSynonymsLimits } from '@quandary/api-client/limits'
import { assertCanAddTag, canUseReservedTags } from '@quandary/guards'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { readPrivileges } from '../../site-settings/index.ts'
import { OwnSynonym, SynonymNotAllowed, SynonymsRefused } from '../errors.ts'
import { tagSynonymsChanged } from '../events.ts'
import { joinFamily } from './join-family.ts'
import { lockTags, recountTags } from '../relations-store.ts'
import type { MissingTag } from '../store-new-tags.ts'
import { storeNewTags } from '../store-new-tags.ts'
import { findSynonymIds, findTagsBySlug, updateTags } from '../store.ts'
import { requireTag } from '../tag-input.ts'
import type { WrittenTag } from '../tag-text.ts'
import { renderTags } from '../tag-text.ts'
import type { Tag } from '../tag.ts'
import { isValidSlug, normaliseSlug } from '../tag.ts'

/** Maximum number of synonyms of a tag: far more than anybody uses, few enough for one request. */
const MAX_SYNONYMS = updateTagSynonymsLimits.synonym_tag_list.max

/**
 * Replaces the synonyms of a tag. Unknown ones are created, a tag with synonyms brings them along, and removed ones
 * become main tags again, with their questions.
 * @throws {TagNotFound} 400 @throws {SynonymNotAllowed} the tag itself is a synonym @throws {OwnSynonym}
 * @throws {SynonymsRefused} too many, an invalid slug, a reserved tag
 * @throws {PermissionDenied} a new tag without the permission `tag.add`
 */
export async function updateTagSynonyms(
  ctx: AppContext,
  given: { tagId: number; synonyms: readonly WrittenTag[] },
  viewer: Viewer,
): Promise<void> {
  const main = await requireTag(ctx.db, given.tagId)
  if (main.main_tag_id !== null) throw new SynonymNotAllowed()
  const wanted = bySlug(given.synonyms)
  if (wanted.has(main.slug_name)) throw new OwnSynonym()
  const missing = await checkSynonyms(ctx, wanted, viewer)
  await ctx.db.transaction().execute(async (tx) => {
    await storeNewTags(tx, ctx.bus, missing)
    const ids = (await findTagsBySlug(tx, [...wanted.keys()])).map((tag) => tag.id)
    await lockTags(tx, [main.id, ...ids, ...(await findSynonymIds(tx, [main.id, ...ids]))])
    // Removes synonyms before it adds others: a question may have a removed and an added synonym, and would lose one of
    // the two if both were in the family at once.
    const removed = await removeSynonyms(tx, main.id, [...ids, ...(await findSynonymIds(tx, ids))])
    const done = { actorId: viewer.id, at: ctx.clock.now() }
    const { added } = await joinFamily(tx, { bus: ctx.bus, ...done }, main.id, ids)
    if (added.length + removed.length === 0) return
    await ctx.bus.emit(tx, tagSynonymsChanged, { tagId: main.id, added, removed, ...done })
  })
}

function bySlug(inputs: readonly WrittenTag[]): Map<string, WrittenTag> {
  const wanted = new Map<string, WrittenTag>()
  for (const input of inputs) {
    const slug = normaliseSlug(input.slug_name)
    if (!isValidSlug(slug)) throw new SynonymsRefused('validation.pattern')
    if (!wanted.has(slug)) wanted.set(slug, input)
  }
  if (wanted.size > MAX_SYNONYMS) throw new SynonymsRefused('validation.max_items', { count: MAX_SYNONYMS })
  return wanted
}

/** @returns the tags to create */
async function checkSynonyms(
  ctx: AppContext,
  wanted: ReadonlyMap<string, WrittenTag>,
  viewer: Viewer,
): Promise<MissingTag[]> {
  const privileges = await readPrivileges(ctx)
  const present = await findTagsBySlug(ctx.db, [...wanted.keys()])
  // As a synonym a reserved tag would escape its restriction.
  const reserved = present.find((tag: Tag) => tag.reserved === 1)
  if (reserved && !canUseReservedTags(viewer, privileges)) {
    throw new SynonymsRefused('error.tag.reserved', { tag: reserved.display_name })
  }
  const known = new Set(present.filter((tag) => tag.status === 'available').map((tag) => tag.slug_name))
  const missing = [...wanted].filter(([slug]) => !known.has(slug))
  if (missing.length > 0) assertCanAddTag(viewer, privileges)
  const made = { user_id: viewer.id, created_at: ctx.clock.now() }
  return (await renderTags(ctx, missing)).map((text) => ({ ...text, ...made }))
}

/** Turns the synonyms of a main tag that are not in `kept` into main tags. */
async function removeSynonyms(tx: Tx, mainId: number, kept: readonly number[]): Promise<number[]> {
  const removed = (await findSynonymIds(tx, [mainId])).filter((id) => !kept.includes(id))
  if (removed.length === 0) return []
  await updateTags(tx, removed, { main_tag_id: null })
  await recountTags(tx, [mainId, ...removed])
  return removed
}

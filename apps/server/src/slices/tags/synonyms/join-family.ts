import type { Tx } from '../../../platform/db/database.ts'
import { SynonymNotAllowed, TagNotFound } from '../errors.ts'
import { dropDuplicateRelations, lockTags, recountTags } from '../relations-store.ts'
import type { TagUser } from '../revive-tags.ts'
import { reviveTags } from '../revive-tags.ts'
import { findSynonymIds, findTag, findTagFamily, findTags, updateTags } from '../store.ts'

/** The result of adding tags to the family of a main tag. */
export interface JoinedTags {
  /** The tags that joined, with their former synonyms. */
  members: number[]
  /** The members that were not in the family before. */
  added: number[]
}

/**
 * Makes tags synonyms of a main tag. Their own synonyms join too, so that no synonym leads to a synonym, and their
 * recommended and reserved marks move to the main tag. Their questions stay, but no question has two tags of one
 * family. A tag that was deleted meanwhile is restored. Locks all these tags until the transaction ends.
 * @throws {TagNotFound} 400 @throws {SynonymNotAllowed} the main tag is itself a synonym
 */
export async function joinFamily(tx: Tx, by: TagUser, mainId: number, tagIds: readonly number[]): Promise<JoinedTags> {
  await lockTags(tx, [mainId, ...tagIds, ...(await findSynonymIds(tx, [mainId, ...tagIds]))])
  const members = [...new Set([...tagIds, ...(await findSynonymIds(tx, tagIds))])]
  // Existing synonyms are locked too, because they may lose questions to the new ones.
  await lockTags(tx, [...members, ...(await findSynonymIds(tx, [mainId]))])
  const main = await findTag(tx, mainId)
  if (main?.status !== 'available') throw new TagNotFound(400)
  if (main.main_tag_id !== null) throw new SynonymNotAllowed()
  const tags = await findTags(tx, members)
  const marks = [main, ...tags]
  const deleted = tags.filter((tag) => tag.status === 'deleted')
  await reviveTags(
    tx,
    by,
    deleted.map((tag) => tag.id),
  )
  await updateTags(tx, members, { main_tag_id: mainId, recommend: 0, reserved: 0 })
  await updateTags(tx, [mainId], {
    recommend: marks.some((tag) => tag.recommend === 1) ? 1 : 0,
    reserved: marks.some((tag) => tag.reserved === 1) ? 1 : 0,
  })
  const family = await findTagFamily(tx, mainId)
  await dropDuplicateRelations(tx, mainId, family)
  const leftFamilies = tags.flatMap((tag) => tag.main_tag_id ?? [])
  await recountTags(tx, [...family, ...leftFamilies])
  return { members, added: tags.filter((tag) => tag.main_tag_id !== mainId).map((tag) => tag.id) }
}

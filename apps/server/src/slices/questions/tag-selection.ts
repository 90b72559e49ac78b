import type { Db } from '../../platform/db/database.ts'
import type { Tag } from '../tags/index.ts'
import { findTag, findTagBySlugEverHad, findTagFamily, normaliseSlug } from '../tags/index.ts'
import type { QuestionSelection } from './list-store.ts'
import { isManyTagged } from './list-store.ts'

/** A tag whose questions are listed: those of its synonyms belong to it. */
export interface TagSelection extends Required<Pick<QuestionSelection, 'tagIds' | 'manyTagged'>> {
  /** The tag itself, or the main tag of the synonym that was asked for. */
  main: Tag
}

/** What the lists of the tag with this slug select; undefined for an unknown tag and for a deleted one. */
export async function findTagSelection(db: Db, slug: string): Promise<TagSelection | undefined> {
  const tag = await findTagBySlugEverHad(db, normaliseSlug(slug))
  if (tag?.status !== 'available') return undefined
  const main = tag.main_tag_id === null ? tag : ((await findTag(db, tag.main_tag_id)) ?? tag)
  return { main, tagIds: await findTagFamily(db, main.id), manyTagged: isManyTagged(main) }
}

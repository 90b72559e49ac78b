import type { Db } from '../../../platform/db/database.ts'
import type { Tag } from '../../tags/index.ts'
import { findTag, findTagByAnySlug, findTagFamily, findTagFamilyBySlug, normaliseSlug } from '../../tags/index.ts'
import type { QuestionSelection } from './list-store.ts'
import { estimateQuestions, isManyTagged } from './list-store.ts'

/** The selection of a tag's questions, including those of its synonyms. */
export interface TagSelection extends Required<Pick<QuestionSelection, 'tagIds' | 'manyTagged'>> {
  /** The tag itself, or the main tag of a requested synonym. */
  main: Tag
}

/**
 * Selects the questions of the tag with this slug; undefined for an unknown or deleted tag.
 * @param depth how far down the list the page ends
 */
export async function findTagSelection(db: Db, slug: string, depth: number): Promise<TagSelection | undefined> {
  const named = normaliseSlug(slug)
  const [tag, family, questions] = await Promise.all([
    findTagByAnySlug(db, named),
    findTagFamilyBySlug(db, named),
    estimateQuestions(db),
  ])
  if (tag?.status !== 'available') return undefined
  const [main = tag, tagIds] = await Promise.all([
    tag.main_tag_id === null ? tag : findTag(db, tag.main_tag_id),
    // `findTagFamilyBySlug` finds nothing for a former slug, so the family is then found by id.
    tag.slug_name === named ? family : findTagFamily(db, tag.main_tag_id ?? tag.id),
  ])
  return { main, tagIds, manyTagged: isManyTagged(main, { questions, depth }) }
}

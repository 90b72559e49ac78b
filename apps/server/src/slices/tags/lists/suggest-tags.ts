import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../../context.ts'
import { findTagsByPrefix } from './lists-store.ts'
import { findTags } from '../store.ts'
import type { Tag } from '../tag.ts'
import { normaliseSlug } from '../tag.ts'

/** Maximum number of suggestions in one response; clients show fewer. */
const MAX_SUGGESTIONS = 20

/**
 * Suggests tags whose slug or name begins with the text. Synonyms are replaced by their main tags. For an empty text,
 * suggests the recommended tags.
 */
export async function suggestTags(ctx: AppContext, text: string): Promise<Schemas['TagSuggestion'][]> {
  const found = await findTagsByPrefix(ctx.db, normaliseSlug(text), MAX_SUGGESTIONS)
  const mainIds = found.flatMap((tag) => (tag.main_tag_id === null ? [] : [tag.main_tag_id]))
  const mains = new Map((await findTags(ctx.db, mainIds)).map((tag) => [tag.id, tag]))
  const offered = new Map<number, Tag>()
  for (const tag of found) {
    const main = tag.main_tag_id === null ? tag : mains.get(tag.main_tag_id)
    if (main?.status === 'available') offered.set(main.id, main)
  }
  return [...offered.values()].map((tag) => ({
    slug_name: tag.slug_name,
    display_name: tag.display_name,
    excerpt: tag.excerpt,
    question_count: tag.question_count,
    recommend: tag.recommend === 1,
    reserved: tag.reserved === 1,
  }))
}

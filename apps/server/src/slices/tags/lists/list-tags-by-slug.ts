import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../../context.ts'
import { findTags, findTagsBySlug } from '../store.ts'
import { normaliseSlug } from '../tag.ts'

/**
 * Lists tags by comma-separated slugs, in that order, each once. Synonyms become their main tags, unknown slugs are
 * left out.
 */
export async function listTagsBySlug(ctx: AppContext, text: string): Promise<OperationData<'listTagsBySlug'>> {
  const slugs = text.split(',').map(normaliseSlug).filter(Boolean)
  const found = new Map((await findTagsBySlug(ctx.db, slugs)).map((tag) => [tag.slug_name, tag]))
  const ids = new Set(slugs.flatMap((slug) => found.get(slug) ?? []).map((tag) => tag.main_tag_id ?? tag.id))
  const tags = new Map((await findTags(ctx.db, [...ids])).map((tag) => [tag.id, tag]))
  return [...ids]
    .flatMap((id) => tags.get(id) ?? [])
    .filter((tag) => tag.status === 'available')
    .map(({ slug_name, display_name, original_text }) => ({ slug_name, display_name, original_text }))
}

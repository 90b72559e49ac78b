import type { Tx } from '../platform/db/database.ts'
import { findTagsBySlug, insertTags } from '../slices/tags/index.ts'
import type { ImportRun } from './run.ts'

/**
 * Creates missing tags.
 * @param slugs normalized and valid
 * @returns the ids by slug; a synonym has the id of its main tag
 */
export async function ensureTags(run: ImportRun, tx: Tx, slugs: Iterable<string>): Promise<Map<string, number>> {
  const wanted = [...new Set(slugs)]
  const created_at = run.ctx.clock.now()
  const known = new Set((await findTagsBySlug(tx, wanted)).map((tag) => tag.slug_name))
  const missing = wanted.filter((slug) => !known.has(slug))
  await insertTags(
    tx,
    missing.map((slug) => ({ slug_name: slug, display_name: slug, user_id: null, created_at })),
  )
  const tags = await findTagsBySlug(tx, wanted)
  return new Map(tags.map((tag) => [tag.slug_name, tag.main_tag_id ?? tag.id]))
}

import type { Db, Tx } from '../../platform/db/database.ts'
import { findTagBySlug } from './store.ts'
import type { Tag } from './tag.ts'

export interface FormerSlugsTable {
  slug_name: string
  /** The tag that had this slug last. */
  tag_id: number
  renamed_at: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    former_slugs: FormerSlugsTable
  }
}

/** Stores the slug a tag had until now, so that its old URL still leads to it. */
export async function recordFormerSlug(tx: Tx, tag: Pick<Tag, 'id' | 'slug_name'>, at: number): Promise<void> {
  const { id: tag_id, slug_name } = tag
  await tx
    .insertInto('former_slugs')
    .values({ slug_name, tag_id, renamed_at: at })
    .onConflict((conflict) => conflict.column('slug_name').doUpdateSet({ tag_id, renamed_at: at }))
    .execute()
}

/**
 * Finds a tag by its normalised slug, or else by a former slug. A current slug always wins, so that a new tag is never
 * shadowed by a former name.
 */
export async function findTagByAnySlug(db: Db, slug: string): Promise<Tag | undefined> {
  const tag = await findTagBySlug(db, slug)
  if (tag) return tag
  return db
    .selectFrom('tags')
    .innerJoin('former_slugs', 'former_slugs.tag_id', 'tags.id')
    .selectAll('tags')
    .where('former_slugs.slug_name', '=', slug)
    .executeTakeFirst()
}

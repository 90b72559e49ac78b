import type { Expression, ExpressionBuilder, Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Tag, TagsTable } from './tag.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    tags: TagsTable
  }
}

/** The columns of a new tag; counters start at zero. */
export interface NewTag {
  slug_name: string
  display_name: string
  original_text?: string
  parsed_text?: string
  excerpt?: string
  user_id: number | null
  created_at: number
}

/**
 * Inserts tags and leaves existing slugs unchanged, so that concurrent writers do not conflict.
 * @returns the tags that are new
 */
export function insertTags(db: Db, rows: readonly NewTag[]): Promise<Tag[]> {
  if (rows.length === 0) return Promise.resolve([])
  return (
    db
      .insertInto('tags')
      // The same order for everybody avoids deadlocks between concurrent writers.
      .values(rows.toSorted((a, b) => (a.slug_name < b.slug_name ? -1 : 1)))
      .onConflict((conflict) => conflict.column('slug_name').doNothing())
      .returningAll()
      .execute()
  )
}

export async function setTagDescription(
  db: Db,
  id: number,
  description: { original_text: string; parsed_text: string; excerpt: string },
): Promise<void> {
  await db.updateTable('tags').set(description).where('id', '=', id).execute()
}

export type TagChange = Omit<Updateable<TagsTable>, 'id'>

/** Updates the columns of tags. Emits no event. */
export async function updateTags(tx: Db, ids: readonly number[], change: TagChange): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('tags')
    .set(change)
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Makes a deleted tag available again.
 * @returns true if it was deleted; of two concurrent calls only the first gets true
 */
export async function restoreTag(tx: Db, id: number, now: number): Promise<boolean> {
  const restored = await tx
    .updateTable('tags')
    .set({ status: 'available', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'deleted')
    .returning('id')
    .executeTakeFirst()
  return restored !== undefined
}

/** Adds to a tag's follower count; the change may be negative. */
export async function addToTagFollowers(tx: Db, id: number, change: number): Promise<void> {
  await tx
    .updateTable('tags')
    .set((eb) => ({ follow_count: eb('follow_count', '+', change) }))
    .where('id', '=', id)
    .execute()
}

export function findTag(db: Db, id: number): Promise<Tag | undefined> {
  return db.selectFrom('tags').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds a tag by its normalised slug. */
export function findTagBySlug(db: Db, slug: string): Promise<Tag | undefined> {
  return db.selectFrom('tags').selectAll().where('slug_name', '=', slug).executeTakeFirst()
}

export function findTags(db: Db, ids: readonly number[]): Promise<Tag[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('tags')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/** Finds tags by their normalised slugs, deleted ones included, in no particular order. */
export function findTagsBySlug(db: Db, slugs: readonly string[]): Promise<Tag[]> {
  if (slugs.length === 0) return Promise.resolve([])
  return db
    .selectFrom('tags')
    .selectAll()
    .where('slug_name', 'in', [...slugs])
    .execute()
}

/** Finds the available tags among the ids that a subquery selects. */
export function findTagsAmong(db: Db, ids: Expression<number>): Promise<Pick<Tag, 'id' | 'question_count'>[]> {
  return db
    .selectFrom('tags')
    .select(['id', 'question_count'])
    .where('id', 'in', ids)
    .where('status', '=', 'available')
    .execute()
}

/** Returns the ids of a main tag and all its synonyms. */
export async function findTagFamily(db: Db, mainId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', mainId), eb('main_tag_id', '=', mainId)]))
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Returns the ids of the family of the tag with this slug, so that they can be read together with the tag; none for an
 * unknown slug.
 */
export async function findTagFamilyBySlug(db: Db, slug: string): Promise<number[]> {
  const mainId = (eb: ExpressionBuilder<Tables, 'tags'>) =>
    eb
      .selectFrom('tags as named')
      .select((named) => named.fn.coalesce('named.main_tag_id', 'named.id').as('main_id'))
      .where('named.slug_name', '=', slug)
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', mainId(eb)), eb('main_tag_id', '=', mainId(eb))]))
    .execute()
  return rows.map((row) => row.id)
}

/** Finds the synonyms of a main tag, ordered by slug. */
export function findSynonyms(db: Db, mainId: number): Promise<Tag[]> {
  return db.selectFrom('tags').selectAll().where('main_tag_id', '=', mainId).orderBy('slug_name').execute()
}

/** Finds the ids of all synonyms of the given tags. */
export async function findSynonymIds(db: Db, mainIds: readonly number[]): Promise<number[]> {
  if (mainIds.length === 0) return []
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('main_tag_id', 'in', [...mainIds])
    .execute()
  return rows.map((row) => row.id)
}

export async function countSynonyms(db: Db, mainId: number): Promise<number> {
  const { count } = await db
    .selectFrom('tags')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('main_tag_id', '=', mainId)
    .executeTakeFirstOrThrow()
  return count
}

/** True if the site recommends any tag. */
export async function hasRecommendedTags(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('tags')
    .select('id')
    .where('recommend', '=', 1)
    .where('status', '=', 'available')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

import type { Expression, Generated, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tag } from './tag.ts'

export interface TagsTable {
  id: Generated<number>
  slug_name: string
  display_name: string
  original_text: Generated<string>
  parsed_text: Generated<string>
  /** First line of the description, without markup. */
  excerpt: Generated<string>
  /** The tag this one is a synonym of. */
  main_tag_id: number | null
  recommend: Generated<0 | 1>
  reserved: Generated<0 | 1>
  status: Generated<'available' | 'deleted'>
  /** Questions that carry it and are listed. */
  question_count: Generated<number>
  follow_count: Generated<number>
  /** Who made it; null when nobody is known. */
  user_id: number | null
  created_at: number
  updated_at: number | null
}

/** Relations follow their question: hidden and deleted ones do not count. */
export type QuestionTagStatus = 'available' | 'hidden' | 'deleted'

interface QuestionTagsTable {
  question_id: number
  tag_id: number
  position: number
  status: Generated<QuestionTagStatus>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    tags: TagsTable
    question_tags: QuestionTagsTable
  }
}

/** What a new tag starts with; counters start at zero. */
export interface NewTag {
  slug_name: string
  display_name: string
  original_text?: string
  parsed_text?: string
  excerpt?: string
  user_id: number | null
  created_at: number
}

/** A tag beside a question, with the question it stands beside. */
export interface QuestionTag {
  question_id: number
  slug_name: string
  display_name: string
  main_tag_slug_name: string | null
  recommend: 0 | 1
  reserved: 0 | 1
}

/** Inserts tags; a slug that exists already is left as it is, so that two writers at once agree. */
export async function insertTags(db: Db, rows: readonly NewTag[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('tags')
    .values([...rows])
    .onConflict((conflict) => conflict.column('slug_name').doNothing())
    .execute()
}

/** Describes a tag, in place of what was said of it. */
export async function setTagDescription(
  db: Db,
  id: number,
  description: { original_text: string; parsed_text: string; excerpt: string },
): Promise<void> {
  await db.updateTable('tags').set(description).where('id', '=', id).execute()
}

/** Makes deleted tags available again. */
export async function reviveTags(db: Db, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('tags')
    .set({ status: 'available', updated_at: now })
    .where('id', 'in', [...ids])
    .execute()
}

export function findTag(db: Db, id: number): Promise<Tag | undefined> {
  return db.selectFrom('tags').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Looks a tag up by its normalised slug. */
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

/** Tags by their normalised slugs, deleted ones too, in no order. */
export function findTagsBySlug(db: Db, slugs: readonly string[]): Promise<Tag[]> {
  if (slugs.length === 0) return Promise.resolve([])
  return db
    .selectFrom('tags')
    .selectAll()
    .where('slug_name', 'in', [...slugs])
    .execute()
}

/** Keys of a main tag and all its synonyms. */
export async function findTagFamily(db: Db, mainId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', mainId), eb('main_tag_id', '=', mainId)]))
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

/** Whether the site recommends any tag. */
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

/** Which part of the list of tags is wanted. */
export interface TagSelection {
  /** Text contained in slug or display name; an exact synonym brings its main tag. */
  slug: string
  /** Text contained in the display name. */
  display: string
  order: 'popular' | 'name' | 'newest'
}

/** One page of main tags with the number of all. */
export async function listMainTags(
  db: Db,
  selection: TagSelection,
  page: { size: number; offset: number },
): Promise<{ count: number; tags: Tag[] }> {
  const base = selectMainTags(db, selection)
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const sorted = {
    popular: base.orderBy('question_count', 'desc').orderBy('id', 'desc'),
    name: base.orderBy('slug_name'),
    newest: base.orderBy('created_at', 'desc').orderBy('id', 'desc'),
  }[selection.order]
  const tags = await sorted.selectAll().limit(page.size).offset(page.offset).execute()
  return { count, tags }
}

function selectMainTags(db: Db, { slug, display }: TagSelection) {
  return db
    .selectFrom('tags')
    .where('status', '=', 'available')
    .where('main_tag_id', 'is', null)
    .$if(slug !== '', (query) =>
      query.where((eb) =>
        eb.or([
          like('slug_name', `%${escapeLike(slug)}%`),
          like('display_name', `%${escapeLike(slug)}%`),
          eb('id', 'in', (inner) =>
            inner.selectFrom('tags as synonyms').select('synonyms.main_tag_id').where('synonyms.slug_name', '=', slug),
          ),
        ]),
      ),
    )
    .$if(display !== '', (query) => query.where(like('display_name', `%${escapeLike(display)}%`)))
}

/** Available tags whose slug or display name begins with a text; an empty one gives the recommended tags. */
export function findTagsByPrefix(db: Db, prefix: string, limit: number): Promise<Tag[]> {
  const pattern = `${escapeLike(prefix)}%`
  return db
    .selectFrom('tags')
    .selectAll()
    .where('status', '=', 'available')
    .where((eb) =>
      prefix === '' ? eb('recommend', '=', 1) : eb.or([like('slug_name', pattern), like('display_name', pattern)]),
    )
    .orderBy('recommend', 'desc')
    .orderBy('reserved', 'desc')
    .orderBy('slug_name')
    .limit(limit)
    .execute()
}

/** Text search without regard to case; the pattern is lower-case already. */
function like(column: 'slug_name' | 'display_name', pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}

/** Takes the special meaning from what a person typed into a search box. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}

/**
 * Gives a question exactly these tags, in this order, and keeps the tags' counters.
 * @param status state of the relations: `available` for listed questions
 */
export async function setQuestionTags(
  tx: Db,
  questionId: number,
  tagIds: readonly number[],
  status: QuestionTagStatus = 'available',
): Promise<void> {
  const before = await tx
    .deleteFrom('question_tags')
    .where('question_id', '=', questionId)
    .returning(['tag_id', 'status'])
    .execute()
  const counted = before.filter((row) => row.status === 'available').map((row) => row.tag_id)
  await addToQuestionCounts(tx, counted, -1)
  if (tagIds.length === 0) return
  const rows = tagIds.map((tagId, position) => ({ question_id: questionId, tag_id: tagId, position, status }))
  await tx.insertInto('question_tags').values(rows).execute()
  if (status === 'available') await addToQuestionCounts(tx, tagIds, 1)
}

async function addToQuestionCounts(tx: Db, tagIds: readonly number[], change: number): Promise<void> {
  if (tagIds.length === 0) return
  await tx
    .updateTable('tags')
    .set((eb) => ({ question_count: eb('question_count', '+', change) }))
    .where('id', 'in', [...tagIds])
    .execute()
}

/** Counts every tag's questions anew, for imports and repairs. */
export async function recountTags(db: Db): Promise<void> {
  await db
    .updateTable('tags')
    .set((eb) => ({
      question_count: eb
        .selectFrom('question_tags')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('question_tags.tag_id', '=', 'tags.id')
        .where('question_tags.status', '=', 'available'),
    }))
    .execute()
}

/** The tags of many questions at once, recommended and reserved ones first. */
export function findQuestionTags(db: Db, questionIds: readonly number[]): Promise<QuestionTag[]> {
  if (questionIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('question_tags')
    .innerJoin('tags', 'tags.id', 'question_tags.tag_id')
    .leftJoin('tags as main', 'main.id', 'tags.main_tag_id')
    .select([
      'question_tags.question_id',
      'tags.slug_name',
      'tags.display_name',
      'main.slug_name as main_tag_slug_name',
      'tags.recommend',
      'tags.reserved',
    ])
    .where('question_tags.question_id', 'in', [...questionIds])
    .where('tags.status', '=', 'available')
    .orderBy('tags.recommend', 'desc')
    .orderBy('tags.reserved', 'desc')
    .orderBy('question_tags.position')
    .execute()
}

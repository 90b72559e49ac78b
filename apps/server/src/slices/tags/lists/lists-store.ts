import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { escapeLike } from '../../../platform/db/escape-like.ts'
import type { Tag } from '../tag.ts'

/** Filters and order of the list of tags. */
export interface TagSelection {
  /** Text contained in slug or display name; the exact slug of a synonym yields its main tag. */
  slug: string
  /** Text contained in the display name. */
  display: string
  order: 'popular' | 'name' | 'newest'
}

/** Reads a page of main tags, with the total count. */
export async function listMainTags(
  db: Db,
  selection: TagSelection,
  page: { size: number; offset: number },
): Promise<{ count: number; tags: Tag[] }> {
  const base = selectMainTags(db, selection)
  const sorted = {
    popular: base.orderBy('question_count', 'desc').orderBy('id', 'desc'),
    name: base.orderBy('slug_name'),
    newest: base.orderBy('created_at', 'desc').orderBy('id', 'desc'),
  }[selection.order]
  const [{ count }, tags] = await Promise.all([
    base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    sorted.selectAll().limit(page.size).offset(page.offset).execute(),
  ])
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

/**
 * Finds the available tags whose slug or display name begins with a text. For an empty text, finds the recommended
 * tags.
 */
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

/** Builds a case-insensitive text search; the pattern is already lower-case. */
function like(column: 'slug_name' | 'display_name', pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}

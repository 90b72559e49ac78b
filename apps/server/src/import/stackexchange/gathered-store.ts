import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Facts about a post from the files other than Posts.xml, stored while an import runs. */
interface ImportPostsTable {
  source: string
  post_id: string
  /** Markdown of the newest revision. */
  text: string | null
  text_at: number | null
  up: number
  down: number
  /** Id of the question that has accepted this post. */
  accepted_for: string | null
  close_code: string | null
  closed_by: string | null
  closed_at: number | null
  /** 1 for the description of a tag. */
  tag_text: 0 | 1
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    import_posts: ImportPostsTable
  }
}

export type GatheredPost = Selectable<ImportPostsTable>

/** Finds the facts gathered about posts, by their id in the dump. */
export async function findGathered(
  db: Db,
  source: string,
  postIds: Iterable<string>,
): Promise<Map<string, GatheredPost>> {
  const wanted = [...new Set(postIds)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('import_posts')
    .selectAll()
    .where('source', '=', source)
    .where('post_id', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.post_id, row]))
}

/**
 * Stores the texts of posts unless a newer text is stored. The map contains each post only once, as the statement
 * requires.
 */
export async function gatherTexts(
  tx: Db,
  source: string,
  texts: ReadonlyMap<string, { text: string | null; at: number }>,
): Promise<void> {
  if (texts.size === 0) return
  await tx
    .insertInto('import_posts')
    .values([...texts].map(([post_id, { text, at }]) => ({ ...emptyPost(source, post_id), text, text_at: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'post_id'])
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text'), text_at: eb.ref('excluded.text_at') }))
        .where((eb) =>
          eb.or([eb('import_posts.text_at', 'is', null), eb('import_posts.text_at', '<=', eb.ref('excluded.text_at'))]),
        ),
    )
    .execute()
}

/** Stores a closing unless a newer one is stored. */
export async function gatherClosings(
  tx: Db,
  source: string,
  closings: ReadonlyMap<string, { code: string; by: string | null; at: number }>,
): Promise<void> {
  if (closings.size === 0) return
  const rows = [...closings].map(([post_id, { code, by, at }]) => ({
    ...emptyPost(source, post_id),
    close_code: code,
    closed_by: by,
    closed_at: at,
  }))
  await tx
    .insertInto('import_posts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'post_id'])
        .doUpdateSet((eb) => ({
          close_code: eb.ref('excluded.close_code'),
          closed_by: eb.ref('excluded.closed_by'),
          closed_at: eb.ref('excluded.closed_at'),
        }))
        .where((eb) =>
          eb.or([
            eb('import_posts.closed_at', 'is', null),
            eb('import_posts.closed_at', '<=', eb.ref('excluded.closed_at')),
          ]),
        ),
    )
    .execute()
}

/** Adds votes to those gathered so far. */
export async function gatherVotes(
  tx: Db,
  source: string,
  votes: ReadonlyMap<string, { up: number; down: number }>,
): Promise<void> {
  if (votes.size === 0) return
  await tx
    .insertInto('import_posts')
    .values([...votes].map(([post_id, { up, down }]) => ({ ...emptyPost(source, post_id), up, down })))
    .onConflict((conflict) =>
      conflict.columns(['source', 'post_id']).doUpdateSet((eb) => ({
        up: eb('import_posts.up', '+', eb.ref('excluded.up')),
        down: eb('import_posts.down', '+', eb.ref('excluded.down')),
      })),
    )
    .execute()
}

/**
 * Records the accepted answers.
 * @param answerOf ids of the questions that have accepted them, by the id of the answer
 */
export async function gatherAcceptances(tx: Db, source: string, answerOf: ReadonlyMap<string, string>): Promise<void> {
  if (answerOf.size === 0) return
  await tx
    .insertInto('import_posts')
    .values([...answerOf].map(([answer, question]) => ({ ...emptyPost(source, answer), accepted_for: question })))
    .onConflict((conflict) =>
      conflict.columns(['source', 'post_id']).doUpdateSet((eb) => ({ accepted_for: eb.ref('excluded.accepted_for') })),
    )
    .execute()
}

/** Records posts that are descriptions of tags, with their text. */
export async function gatherTagTexts(tx: Db, source: string, texts: ReadonlyMap<string, string>): Promise<void> {
  if (texts.size === 0) return
  await tx
    .insertInto('import_posts')
    .values([...texts].map(([post_id, text]) => ({ ...emptyPost(source, post_id), text, tag_text: 1 as const })))
    .onConflict((conflict) =>
      conflict.columns(['source', 'post_id']).doUpdateSet((eb) => ({ tag_text: 1, text: eb.ref('excluded.text') })),
    )
    .execute()
}

/**
 * Lists gathered posts that are not stored, ordered by id.
 * @param after the last id of the previous page
 */
export function listUnclaimed(db: Db, source: string, after: string, size: number): Promise<GatheredPost[]> {
  return db
    .selectFrom('import_posts')
    .selectAll('import_posts')
    .where('import_posts.source', '=', source)
    .where('post_id', '>', after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('import_ids')
            .select('local_id')
            .where('import_ids.source', '=', source)
            .where('kind', 'in', ['question', 'answer', 'tag-text'])
            .whereRef('external_id', '=', 'import_posts.post_id'),
        ),
      ),
    )
    .orderBy('post_id')
    .limit(size)
    .execute()
}

/** Counts the votes gathered for stored posts. */
export async function countGatheredVotes(db: Db, source: string): Promise<number> {
  const { votes } = await db
    .selectFrom('import_posts')
    .innerJoin('import_ids', (join) =>
      join.onRef('import_ids.source', '=', 'import_posts.source').onRef('external_id', '=', 'post_id'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>(eb('up', '+', eb.ref('down'))), eb.lit(0)).as('votes'))
    .where('import_posts.source', '=', source)
    .where('kind', 'in', ['question', 'answer', 'tag-text'])
    .executeTakeFirstOrThrow()
  return votes
}

function emptyPost(source: string, post_id: string): GatheredPost {
  return {
    source,
    post_id,
    text: null,
    text_at: null,
    up: 0,
    down: 0,
    accepted_for: null,
    close_code: null,
    closed_by: null,
    closed_at: null,
    tag_text: 0,
  }
}

/** Deletes everything gathered from a source. */
export async function clearGathered(tx: Db, source: string): Promise<void> {
  await tx.deleteFrom('import_posts').where('source', '=', source).execute()
}

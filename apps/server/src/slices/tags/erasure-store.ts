import type { Db } from '../../platform/db/database.ts'

/** Removes the tags of a person's deleted questions, so that recovering one does not use them again. */
export async function deleteRelationsOf(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom('question_tags')
    .where('status', '=', 'deleted')
    .where('question_id', 'in', (eb) => eb.selectFrom('questions').select('id').where('user_id', '=', userId))
    .execute()
}

/** Lists the tags that a person made. */
export async function listTagsOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('tags').select('id').where('user_id', '=', userId).orderBy('id').execute()
  return rows.map((row) => row.id)
}

/** Returns those of the given tags that no question has, no synonym leads to, and staff did not mark. */
export async function findUnusedTags(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('id', 'in', [...ids])
    .where('recommend', '=', 0)
    .where('reserved', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('question_tags').select('tag_id').whereRef('tag_id', '=', 'tags.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('tags as synonyms').select('synonyms.id').whereRef('synonyms.main_tag_id', '=', 'tags.id')),
      ),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Deletes the former slugs of the given tags. */
export async function deleteFormerSlugs(tx: Db, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length > 0)
    await tx
      .deleteFrom('former_slugs')
      .where('tag_id', 'in', [...tagIds])
      .execute()
}

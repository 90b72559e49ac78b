import type { Db } from '../../platform/db/database.ts'

/**
 * Sums what a person gained and lost in total from each post, by `type id`; posts without events are absent.
 * @param posts type numbers of the public ids, and keys
 */
export async function sumReputationFrom(
  db: Db,
  userId: number,
  posts: readonly { type: number; id: number }[],
): Promise<Map<string, number>> {
  if (posts.length === 0) return new Map()
  const rows = await db
    .selectFrom('reputation_events')
    .select((eb) => ['object_type', 'object_id', eb.fn.sum<number>('delta').as('sum')])
    .where('user_id', '=', userId)
    .where('reversed', '=', 0)
    .where((eb) =>
      eb.or(posts.map((post) => eb.and([eb('object_type', '=', post.type), eb('object_id', '=', post.id)]))),
    )
    .groupBy(['object_type', 'object_id'])
    .execute()
  return new Map(rows.map((row) => [`${row.object_type} ${row.object_id}`, row.sum]))
}

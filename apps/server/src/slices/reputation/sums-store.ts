import type { Db } from '../../platform/db/database.ts'
import type { ObjectKind } from '../../platform/ids/object-kinds.ts'
import { kindNumber, kindOf } from '../../platform/ids/object-kinds.ts'

/** Sums what a person gained and lost from each post, keyed by `kind id`; posts without events are absent. */
export async function sumReputationFrom(
  db: Db,
  userId: number,
  posts: readonly { type: ObjectKind; id: number }[],
): Promise<Map<string, number>> {
  if (posts.length === 0) return new Map()
  const rows = await db
    .selectFrom('reputation_events')
    .select((eb) => ['object_type', 'object_id', eb.fn.sum<number>('delta').as('sum')])
    .where('user_id', '=', userId)
    .where('reversed', '=', 0)
    .where((eb) =>
      eb.or(
        posts.map((post) => eb.and([eb('object_type', '=', kindNumber(post.type)), eb('object_id', '=', post.id)])),
      ),
    )
    .groupBy(['object_type', 'object_id'])
    .execute()
  return new Map(
    rows.map((row) => [`${row.object_type === 0 ? '' : kindOf(row.object_type)} ${row.object_id}`, row.sum]),
  )
}

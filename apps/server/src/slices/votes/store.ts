import type { Generated } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { KindNumber } from '../../platform/ids/object-kinds.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'
import type { Direction, VotedType } from './vote.ts'

export interface VotesTable {
  id: Generated<number>
  user_id: number
  object_type: KindNumber<VotedType>
  object_id: number
  direction: Direction
  created_at: number
  updated_at: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    votes: VotesTable
  }
}

/** Returns a user's vote on one object, 0 for none. */
export async function findVote(
  db: Db,
  userId: number,
  objectType: VotedType,
  objectId: number,
): Promise<Direction | 0> {
  const row = await db
    .selectFrom('votes')
    .select('direction')
    .where('user_id', '=', userId)
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return row?.direction ?? 0
}

/** Stores a user's vote, replacing any earlier one. */
export async function saveVote(
  tx: Db,
  vote: { userId: number; objectType: VotedType; objectId: number; direction: Direction; at: number },
): Promise<void> {
  await tx
    .insertInto('votes')
    .values({
      user_id: vote.userId,
      object_type: kindNumber(vote.objectType),
      object_id: vote.objectId,
      direction: vote.direction,
      created_at: vote.at,
      updated_at: vote.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'object_type', 'object_id'])
        .doUpdateSet({ direction: vote.direction, updated_at: vote.at }),
    )
    .execute()
}

export interface NewVote {
  userId: number
  objectType: VotedType
  objectId: number
  direction: Direction
  at: number
}

/** Inserts votes of users who have none on these objects yet. Updates no counters and emits no events. */
export async function insertVotes(tx: Db, votes: readonly NewVote[]): Promise<void> {
  await inBatches(votes, async (part) => {
    const rows = part.map(({ userId, objectType, objectId, direction, at }) => ({
      user_id: userId,
      object_type: kindNumber(objectType),
      object_id: objectId,
      direction,
      created_at: at,
      updated_at: at,
    }))
    return tx.insertInto('votes').values(rows).execute()
  })
}

export async function deleteVote(tx: Db, userId: number, objectType: VotedType, objectId: number): Promise<void> {
  await tx
    .deleteFrom('votes')
    .where('user_id', '=', userId)
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .execute()
}

/** Counts an object's votes in each direction, without imported ones. */
export async function countVotesOn(
  db: Db,
  objectType: VotedType,
  objectId: number,
): Promise<{ up: number; down: number }> {
  const rows = await db
    .selectFrom('votes')
    .select((eb) => ['direction', eb.fn.countAll<number>().as('count')])
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .groupBy('direction')
    .execute()
  const of = (direction: Direction): number => rows.find((row) => row.direction === direction)?.count ?? 0
  return { up: of(1), down: of(-1) }
}

/** Returns a user's votes on many objects of one type; objects without a vote are absent. */
export async function loadVotesOf(
  db: Db,
  userId: number,
  objectType: VotedType,
  objectIds: readonly number[],
): Promise<Map<number, Direction>> {
  if (objectIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('votes')
    .select(['object_id', 'direction'])
    .where('user_id', '=', userId)
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', 'in', [...objectIds])
    .execute()
  return new Map(rows.map((row) => [row.object_id, row.direction]))
}

/** Counts the votes on questions and answers, including imported ones. */
export async function countVotes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('votes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('object_type', 'in', [kindNumber('question'), kindNumber('answer')])
    .executeTakeFirstOrThrow()
  return count + (await countImportedVotes(db, 'questions')) + (await countImportedVotes(db, 'answers'))
}

async function countImportedVotes(db: Db, table: 'questions' | 'answers'): Promise<number> {
  const { up, down } = await db
    .selectFrom(table)
    .select((eb) => [eb.fn.sum<number | null>('base_up').as('up'), eb.fn.sum<number | null>('base_down').as('down')])
    .executeTakeFirstOrThrow()
  return (up ?? 0) + (down ?? 0)
}

import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { KindNumber, ObjectKind } from '../../platform/ids/object-kinds.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'
import type { ReputationEvent, ReputationEventsTable, ReputationKind } from './reputation.ts'

interface ReputationDebtsTable {
  user_id: number
  /** Points that could not be taken without falling below the floor. */
  owed: number
}

interface ReputationStartsTable {
  user_id: number
  /** Reputation without any event behind it: imported, given at the installation, or from before events were stored. */
  rank: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    reputation_events: ReputationEventsTable
    reputation_debts: ReputationDebtsTable
    reputation_starts: ReputationStartsTable
  }
}

/** Identifies a reputation event. */
export interface EventKey {
  userId: number
  kind: ReputationKind
  /** Null for an event about no object. */
  objectType: ObjectKind | null
  objectId: number
  triggerUserId: number
  /** Only for approved edits. */
  revisionId?: number
}

function storedKind(kind: ObjectKind | null): KindNumber | 0 {
  return kind === null ? 0 : kindNumber(kind)
}

export function findEvent(tx: Db, key: EventKey): Promise<ReputationEvent | undefined> {
  return tx
    .selectFrom('reputation_events')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('object_type', '=', storedKind(key.objectType))
    .where('object_id', '=', key.objectId)
    .where('trigger_user_id', '=', key.triggerUserId)
    .where('revision_id', '=', key.revisionId ?? 0)
    .executeTakeFirst()
}

/** Records an event, for the first time or again after a reversal. */
export async function saveEvent(tx: Db, key: EventKey, delta: number, at: number): Promise<void> {
  await tx
    .insertInto('reputation_events')
    .values({
      user_id: key.userId,
      kind: key.kind,
      object_type: storedKind(key.objectType),
      object_id: key.objectId,
      trigger_user_id: key.triggerUserId,
      revision_id: key.revisionId ?? 0,
      delta,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'object_type', 'object_id', 'trigger_user_id', 'revision_id'])
        .doUpdateSet({ delta, updated_at: at, reversed: 0 }),
    )
    .execute()
}

/** Inserts many new events. Does not change anybody's rank. */
export async function insertReputationEvents(
  tx: Db,
  events: readonly (EventKey & { delta: number; at: number })[],
): Promise<void> {
  await inBatches(events, async (part) => {
    const rows = part.map((event) => ({
      user_id: event.userId,
      kind: event.kind,
      object_type: storedKind(event.objectType),
      object_id: event.objectId,
      trigger_user_id: event.triggerUserId,
      revision_id: event.revisionId ?? 0,
      delta: event.delta,
      created_at: event.at,
      updated_at: event.at,
    }))
    return tx.insertInto('reputation_events').values(rows).execute()
  })
}

/** Records that an event was reversed. */
export async function markReversed(tx: Db, id: number): Promise<void> {
  await tx.updateTable('reputation_events').set({ reversed: 1 }).where('id', '=', id).execute()
}

export type RecentChange = Pick<ReputationEvent, 'delta' | 'updated_at'>

/** Finds a person's unreversed events since `since` that changed anything. */
export function findChangesSince(tx: Db, userId: number, since: number): Promise<RecentChange[]> {
  return tx
    .selectFrom('reputation_events')
    .select(['delta', 'updated_at'])
    .where('user_id', '=', userId)
    .where('updated_at', '>=', since)
    .where('reversed', '=', 0)
    .where('delta', '<>', 0)
    .execute()
}

/** Returns the reputation a person still owes, which later gains pay off first; see `settle`. */
export async function findDebt(tx: Db, userId: number): Promise<number> {
  const row = await tx.selectFrom('reputation_debts').select('owed').where('user_id', '=', userId).executeTakeFirst()
  return row?.owed ?? 0
}

export async function saveDebt(tx: Db, userId: number, owed: number): Promise<void> {
  await tx
    .insertInto('reputation_debts')
    .values({ user_id: userId, owed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ owed }))
    .execute()
}

/** Adds to a person's start value; the change may be negative. */
export async function addToStart(tx: Db, userId: number, change: number): Promise<void> {
  await tx
    .insertInto('reputation_starts')
    .values({ user_id: userId, rank: change })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ rank: eb('reputation_starts.rank', '+', change) })),
    )
    .execute()
}

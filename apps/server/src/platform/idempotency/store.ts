import type { CompiledQuery } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A request that was carried out. */
export interface KeptRequest {
  /** A hash of the person and the key. */
  key: string
  person_id: number
  /** A hash of the key, the operation and what it was called with. */
  request: string
  /** Sealed with the key that the client has; null until there is one, and for answers that are too long. */
  answer: string | null
  created_at: number
}

declare module '../db/tables.ts' {
  interface Tables {
    idempotency_keys: KeptRequest
  }
}

/** Rows per statement when expired ones are deleted. */
const STEP = 1_000

export async function findKeptRequest(db: Db, key: string): Promise<KeptRequest | undefined> {
  return db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst()
}

/** Returns the statement that stores a request; it fails if another transaction has stored one with the same key. */
export function insertion(db: Db, request: KeptRequest): CompiledQuery {
  return db.insertInto('idempotency_keys').values(request).compile()
}

/** Stores the answer to a request, and the request where no transaction did. */
export async function storeAnswer(db: Db, request: KeptRequest): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values(request)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ answer: request.answer }))
    .execute()
}

export async function deleteKeptRequest(db: Db, key: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
}

/**
 * Deletes the requests before a moment, and of each person all but the newest, in steps between which `giveWay` lets
 * requests run.
 */
export async function pruneKeptRequests(
  db: Db,
  { before, newest }: { before: number; newest: number },
  giveWay: () => Promise<void>,
): Promise<void> {
  for (let deleted = STEP; deleted === STEP; await giveWay()) {
    const { numDeletedRows } = await db
      .deleteFrom('idempotency_keys')
      .where('key', 'in', (eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom('idempotency_keys')
              .select([
                'key',
                'created_at',
                sql<number>`row_number() over (partition by person_id order by created_at desc)`.as('place'),
              ])
              .as('kept'),
          )
          .select('kept.key')
          .where((or) => or.or([or('kept.created_at', '<', before), or('kept.place', '>', newest)]))
          .limit(STEP),
      )
      .executeTakeFirstOrThrow()
    deleted = Number(numDeletedRows)
  }
}

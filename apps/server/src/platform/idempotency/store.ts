import type { CompiledQuery } from 'kysely'
import type { Db } from '../db/database.ts'

/** A request that was carried out. */
export interface StoredRequest {
  /** A hash of the person and the key. */
  key: string
  person_id: number
  /** A hash of the key, the operation and its arguments. */
  request: string
  /**
   * A hash of a post without the key, by which it is recognised when it is sent with another one. Null for other
   * requests.
   */
  post: string | null
  /** Encrypted with the client's key; null until the request was answered, and for responses that are too long. */
  answer: string | null
  created_at: number
}

declare module '../db/tables.ts' {
  interface Tables {
    idempotency_keys: StoredRequest
  }
}

/** Rows per statement when expired ones are deleted. */
const BATCH_SIZE = 1_000

export async function findStoredRequest(db: Db, key: string): Promise<StoredRequest | undefined> {
  return db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst()
}

/** Returns the request with a key, and those that stored the same post after a moment under other keys. */
export async function findStoredPosts(
  db: Db,
  { key, post }: Pick<StoredRequest, 'key' | 'post'>,
  after: number,
): Promise<StoredRequest[]> {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where((eb) => eb.or([eb('key', '=', key), eb.and([eb('post', '=', post), eb('created_at', '>', after)])]))
    .execute()
}

/** Returns the statement that stores a request; it fails if another transaction has stored one with the same key. */
export function insertion(db: Db, request: StoredRequest): CompiledQuery {
  return db.insertInto('idempotency_keys').values(request).compile()
}

/**
 * Stores the response to a request, and the request itself if no transaction has stored it. Another request with the
 * same key stays unchanged.
 */
export async function storeAnswer(db: Db, request: StoredRequest): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ answer: request.answer })
        .where('idempotency_keys.request', '=', request.request),
    )
    .execute()
}

/** Deletes a request, unless another one was stored under its key meanwhile. */
export async function deleteStoredRequest(
  db: Db,
  { key, created_at }: Pick<StoredRequest, 'key' | 'created_at'>,
): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('key', '=', key).where('created_at', '=', created_at).execute()
}

/**
 * Deletes the requests from before a moment, and all but the newest ones of each person. Calls `yieldToRequests`
 * between its steps, so that other work can run. Requests stored at the same moment as the oldest remaining one remain,
 * too.
 */
export async function pruneStoredRequests(
  db: Db,
  { before, newest }: { before: number; newest: number },
  yieldToRequests: () => Promise<void>,
): Promise<void> {
  await deleteInSteps(db, { before }, yieldToRequests)
  const people = await db
    .selectFrom('idempotency_keys')
    .select('person_id as person')
    .groupBy('person_id')
    .having((eb) => eb.fn.countAll<number>(), '>', newest)
    .execute()
  for (const { person } of people) {
    const oldest = await db
      .selectFrom('idempotency_keys')
      .select('created_at')
      .where('person_id', '=', person)
      .orderBy('created_at', 'desc')
      .limit(1)
      .offset(newest - 1)
      .executeTakeFirst()
    if (oldest) await deleteInSteps(db, { before: oldest.created_at, person }, yieldToRequests)
  }
}

async function deleteInSteps(
  db: Db,
  { before, person }: { before: number; person?: number },
  yieldToRequests: () => Promise<void>,
): Promise<void> {
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; await yieldToRequests()) {
    const { numDeletedRows } = await db
      .deleteFrom('idempotency_keys')
      .where('key', 'in', (eb) => {
        const older = eb.selectFrom('idempotency_keys').select('key').where('created_at', '<', before)
        const ofOne = person === undefined ? older : older.where('person_id', '=', person)
        return ofOne.orderBy('created_at').limit(BATCH_SIZE)
      })
      .executeTakeFirstOrThrow()
    deleted = Number(numDeletedRows)
  }
}

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { KindNumber, WithKind } from '../../platform/ids/object-kinds.ts'
import { kindNumber, withKind } from '../../platform/ids/object-kinds.ts'
import type { DocumentType } from './store.ts'

/** Progress of an engine: `new` has to clear its index, `filling` receives all posts, `ready` has them all. */
export type EngineState = 'new' | 'filling' | 'ready'

interface SearchEngineTable {
  /** Always 1: there is at most one row. */
  id: 1
  /** Hash of the plugin's name and settings. */
  fingerprint: string
  state: EngineState
  /** Consecutive failures. */
  failures: number
  /** Until this time, either a process is feeding the engine, or feeding is suspended after a failure. */
  busy_until: number
}

/** A post that still has to be sent to the engine. */
interface SearchOutboxTable {
  object_type: KindNumber<DocumentType>
  object_id: number
  /** Incremented on every change; a change during delivery is delivered again. */
  version: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    search_engine: SearchEngineTable
    search_outbox: SearchOutboxTable
  }
}

export type OutboxEntry = WithKind<SearchOutboxTable>

/** Finds the row of the current search engine; undefined if there is none. */
export function findEngineRow(db: Db): Promise<SearchEngineTable | undefined> {
  return db.selectFrom('search_engine').selectAll().where('id', '=', 1).executeTakeFirst()
}

/** Stores the row of a new search engine, in place of the previous one, and empties the queue. */
export async function beginEngine(tx: Tx, fingerprint: string): Promise<void> {
  const row = { fingerprint, state: 'new', failures: 0, busy_until: 0 } as const
  await tx.deleteFrom('search_outbox').execute()
  await tx
    .insertInto('search_engine')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Removes the search engine and its queue. */
export async function endEngine(tx: Tx): Promise<void> {
  await tx.deleteFrom('search_engine').execute()
  await tx.deleteFrom('search_outbox').execute()
}

/** Returns true if posts are queued for the engine. */
export async function hasOutbox(db: Db): Promise<boolean> {
  return (await db.selectFrom('search_outbox').select('object_id').limit(1).executeTakeFirst()) !== undefined
}

/** Claims the engine for one process; false if another has claimed it or it is backing off. */
export async function claimEngine(db: Db, by: { fingerprint: string; now: number; until: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_engine')
    .set({ busy_until: by.until })
    .where('fingerprint', '=', by.fingerprint)
    .where('busy_until', '<=', by.now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Updates the engine's row; does nothing if another engine has replaced it in the meantime. */
export async function updateEngine(
  db: Db,
  fingerprint: string,
  change: Partial<Pick<SearchEngineTable, 'state' | 'failures' | 'busy_until'>>,
): Promise<void> {
  await db.updateTable('search_engine').set(change).where('fingerprint', '=', fingerprint).execute()
}

const QUESTION = sql.lit(kindNumber('question'))
const ANSWER = sql.lit(kindNumber('answer'))

/** Queues all indexed posts. */
export async function queueEverything(tx: Tx): Promise<void> {
  await enqueue(tx, sql`select object_type, object_id, 1 from search_documents where true`)
}

/** Queues a question or an answer. */
export async function queuePost(tx: Tx, type: DocumentType, id: number): Promise<void> {
  await enqueue(tx, sql`select ${sql.lit(kindNumber(type))}, ${id}, 1 from search_engine where true`)
}

/** Queues a question with all its answers. */
export async function queueThread(tx: Tx, questionId: number): Promise<void> {
  await queuePost(tx, 'question', questionId)
  await enqueue(
    tx,
    sql`select ${ANSWER}, answers.id, 1 from answers, search_engine where answers.question_id = ${questionId}`,
  )
}

/** Queues all questions with a tag, and their answers. */
export async function queueTagged(tx: Tx, tagId: number): Promise<void> {
  const tagged = sql`select question_tags.question_id from question_tags where question_tags.tag_id = ${tagId}`
  await enqueue(
    tx,
    sql`select ${QUESTION}, questions.id, 1 from questions, search_engine where questions.id in (${tagged})`,
  )
  await enqueue(
    tx,
    sql`select ${ANSWER}, answers.id, 1 from answers, search_engine where answers.question_id in (${tagged})`,
  )
}

/**
 * Adds the selected posts to the queue. Callers that follow changes select from `search_engine` too, so that nothing is
 * queued while that table is empty because there is no search engine.
 */
async function enqueue(tx: Tx, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into search_outbox (object_type, object_id, version) ${rows}
    on conflict (object_type, object_id) do update set version = search_outbox.version + 1`.execute(tx)
}

/** Lists the next queued posts. */
export async function nextOutbox(db: Db, limit: number): Promise<OutboxEntry[]> {
  const queued = db.selectFrom('search_outbox').selectAll()
  const rows = await queued.orderBy('object_type').orderBy('object_id').limit(limit).execute()
  return rows.map((row) => withKind(row))
}

/** Removes delivered posts from the queue, unless they have changed since. */
export async function removeDelivered(tx: Tx, delivered: readonly OutboxEntry[]): Promise<void> {
  for (const { object_type, object_id, version } of delivered) {
    await tx
      .deleteFrom('search_outbox')
      .where('object_type', '=', kindNumber(object_type))
      .where('object_id', '=', object_id)
      .where('version', '=', version)
      .execute()
  }
}

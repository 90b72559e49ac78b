import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { DocumentType } from './store.ts'

/**
 * How far a search engine is told what there is: it has to forget everything first, it is told everything, it knows
 * everything.
 */
export type EngineState = 'new' | 'filling' | 'ready'

interface SearchEngineTable {
  /** Always 1: there is one at most. */
  id: 1
  /** Which plugin it is, with which settings. */
  fingerprint: string
  state: EngineState
  /** Failures in a row. */
  failures: number
  /** While in the future, one process is telling it something, or it is left alone after a failure. */
  busy_until: number
}

/** A post of which the engine has to be told. */
interface SearchOutboxTable {
  object_type: DocumentType
  object_id: number
  /** Rises with every change, so that one that happens while it is told is told again. */
  version: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    search_engine: SearchEngineTable
    search_outbox: SearchOutboxTable
  }
}

export type OutboxEntry = SearchOutboxTable

/** The search engine that is being told or has been told, undefined for none. */
export function findEngineRow(db: Db): Promise<SearchEngineTable | undefined> {
  return db.selectFrom('search_engine').selectAll().where('id', '=', 1).executeTakeFirst()
}

/** Begins with a search engine, in place of what was there. */
export async function beginEngine(tx: Tx, fingerprint: string): Promise<void> {
  const row = { fingerprint, state: 'new', failures: 0, busy_until: 0 } as const
  await tx.deleteFrom('search_outbox').execute()
  await tx
    .insertInto('search_engine')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** There is no search engine any more. */
export async function endEngine(tx: Tx): Promise<void> {
  await tx.deleteFrom('search_engine').execute()
  await tx.deleteFrom('search_outbox').execute()
}

/** Whether anything has to be told. */
export async function hasOutbox(db: Db): Promise<boolean> {
  return (await db.selectFrom('search_outbox').select('object_id').limit(1).executeTakeFirst()) !== undefined
}

/** Takes the engine for one process; false when another has it, or when it is left alone. */
export async function claimEngine(db: Db, by: { fingerprint: string; now: number; until: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_engine')
    .set({ busy_until: by.until })
    .where('fingerprint', '=', by.fingerprint)
    .where('busy_until', '<=', by.now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes what became of the engine; nothing when another one has taken its place meanwhile. */
export async function updateEngine(
  db: Db,
  fingerprint: string,
  change: Partial<Pick<SearchEngineTable, 'state' | 'failures' | 'busy_until'>>,
): Promise<void> {
  await db.updateTable('search_engine').set(change).where('fingerprint', '=', fingerprint).execute()
}

/** Everything that is indexed has to be told. */
export async function noteEverything(tx: Tx): Promise<void> {
  await note(tx, sql`select object_type, object_id, 1 from search_documents where true`)
}

/** A question or an answer has to be told. */
export async function notePost(tx: Tx, type: DocumentType, id: number): Promise<void> {
  await note(tx, sql`select ${sql.lit(type)}, ${id}, 1 from search_engine where true`)
}

/** A question with everything under it has to be told. */
export async function noteThread(tx: Tx, questionId: number): Promise<void> {
  await notePost(tx, 1, questionId)
  await note(tx, sql`select 2, answers.id, 1 from answers, search_engine where answers.question_id = ${questionId}`)
}

/** Every question that carries a tag has to be told, with everything under it. */
export async function noteTagged(tx: Tx, tagId: number): Promise<void> {
  const tagged = sql`select question_tags.question_id from question_tags where question_tags.tag_id = ${tagId}`
  await note(tx, sql`select 1, questions.id, 1 from questions, search_engine where questions.id in (${tagged})`)
  await note(tx, sql`select 2, answers.id, 1 from answers, search_engine where answers.question_id in (${tagged})`)
}

/** Reads nothing but an empty table where there is no search engine. */
async function note(tx: Tx, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into search_outbox (object_type, object_id, version) ${rows}
    on conflict (object_type, object_id) do update set version = search_outbox.version + 1`.execute(tx)
}

/** The next posts that have to be told. */
export function nextOutbox(db: Db, limit: number): Promise<OutboxEntry[]> {
  return db.selectFrom('search_outbox').selectAll().orderBy('object_type').orderBy('object_id').limit(limit).execute()
}

/** Strikes out what was told, unless it has changed since. */
export async function strikeOut(tx: Tx, told: readonly OutboxEntry[]): Promise<void> {
  for (const { object_type, object_id, version } of told) {
    await tx
      .deleteFrom('search_outbox')
      .where('object_type', '=', object_type)
      .where('object_id', '=', object_id)
      .where('version', '=', version)
      .execute()
  }
}

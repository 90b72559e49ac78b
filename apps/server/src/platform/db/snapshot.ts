import SqliteDriver from 'better-sqlite3'
import type { TableMetadata } from 'kysely'
import type pg from 'pg'
import { BoundedBatch, charactersIn } from './bounded-batch.ts'
import type { ConnectionPool } from './postgres/postgres-driver.ts'

/** A table whose rows are the same on every engine. */
export interface NeutralTable {
  name: string
  columns: readonly NeutralColumn[]
  /** SQL condition, valid on every engine, for the rows to read; by default all rows. */
  only?: string
}

export interface NeutralColumn {
  name: string
  isText: boolean
}

/** A value of a column. */
export type Value = string | number | null

/** The state of a database at one moment, even if others write to it at the same time. */
export interface Snapshot {
  /**
   * Reads a table in batches, in an order that is the same on every engine. Each row has the values of the columns, in
   * their order.
   */
  rows(table: NeutralTable): AsyncIterable<Value[][]>
  /** Returns the highest id that each table ever assigned, by the table's name; 0 or absent if it assigned none. */
  lastIds(tables: readonly NeutralTable[]): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}

/** Rows read at a time. */
const BATCH = 500
/** Rows fetched from PostgreSQL at a time if they have texts, because a fetch cannot be limited by size. */
const TEXTS = 100

/**
 * Tables that are not copied with a site: those that are derived from other tables in a form that depends on the
 * engine, those with short-lived data, and `schema_migrations`, which the migrations fill.
 */
const OWN_FORM =
  /^(?:search_index|search_tiers$|search_spellings$|search_spelling_parts$|search_vocabulary$|content_changes$|ephemeral_entries$|idempotency_keys$|schema_migrations$)/
/**
 * A table that is never copied with a site, because it names files of this machine: the copied site would delete the
 * files of the original site.
 */
export const LOCAL_TABLE = 'backups'

/** Returns the tables that are copied with a site, by name. Every engine has them in the same form. */
export function neutralTables(tables: readonly TableMetadata[]): NeutralTable[] {
  return tables
    .filter(({ name, isView }) => !isView && !OWN_FORM.test(name) && name !== LOCAL_TABLE)
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .map((column) => ({ name: column.name, isText: /text|char/i.test(column.dataType) }))
        .toSorted((one, other) => compare(one.name, other.name)),
    }))
    .toSorted((one, other) => compare(one.name, other.name))
}

/** Compares texts by code units, so that the order does not depend on a language. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** Begins a read transaction on its own connection: SQLite in WAL mode lets others write at the same time. */
export function sqliteSnapshot(file: string): Snapshot {
  const driver = new SqliteDriver(file, { readonly: true, fileMustExist: true })
  driver.exec('begin')
  // The transaction sees the state at its first read.
  driver.prepare('select count(*) from sqlite_master').get()
  return {
    async *rows(table) {
      // `raw` makes each row an array of values. All columns are texts or integers, so the cast is safe.
      const rows = driver.prepare(select(table, '')).raw().iterate() as IterableIterator<Value[]>
      const batch = new BoundedBatch<Value[]>(BATCH)
      for (const row of rows) if (batch.add(row, charactersIn(row))) yield batch.take()
      const last = batch.take()
      if (last.length > 0) yield last
    },
    async lastIds() {
      // `sqlite_sequence` is the table in which SQLite stores the last id of each table.
      const rows = driver.prepare('select name, seq from sqlite_sequence').all() as { name: string; seq: number }[]
      return new Map(rows.map(({ name, seq }) => [name, seq]))
    },
    async close() {
      driver.close()
    },
  }
}

/** Begins a transaction in which every statement sees the state at its beginning. */
export async function postgresSnapshot(pool: ConnectionPool): Promise<Snapshot> {
  const client = await pool.connect()
  await client.query('begin isolation level repeatable read read only')
  return {
    async *rows(table) {
      const count = table.columns.some(({ isText }) => isText) ? TEXTS : BATCH
      await client.query(`declare batches no scroll cursor for ${select(table, ' collate "C"')}`)
      for (;;) {
        const { rows } = await client.query<Value[]>({ text: `fetch ${count} from batches`, rowMode: 'array' })
        if (rows.length === 0) break
        yield rows
      }
      await client.query('close batches')
    },
    async lastIds(tables) {
      const ids = new Map<string, number>()
      for (const { name, columns } of tables) {
        if (columns.some((column) => column.name === 'id')) ids.set(name, await lastId(client, name))
      }
      return ids
    },
    async close() {
      await client.query('rollback')
      client.release()
    },
  }
}

async function lastId(client: pg.PoolClient, table: string): Promise<number> {
  const found = await client.query<{ name: string | null }>(`select pg_get_serial_sequence($1, 'id') as name`, [table])
  const sequence = found.rows[0]?.name
  if (sequence === undefined || sequence === null) return 0
  const { rows } = await client.query<{ last: number }>(
    `select case when is_called then last_value else 0 end as last from ${sequence}`,
  )
  return rows[0]?.last ?? 0
}

/**
 * Orders the rows by their id. Rows of a table without ids are ordered by all columns, because no two of them are
 * equal.
 */
function select({ name, columns, only }: NeutralTable, collation: string): string {
  const id = columns.filter((column) => column.name === 'id')
  const order = (id.length > 0 ? id : columns).map(
    (column) => `"${column.name}"${column.isText ? collation : ''} nulls first`,
  )
  const values = columns.map((column) => `"${column.name}"`)
  const condition = only === undefined ? '' : ` where ${only}`
  return `select ${values.join(', ')} from "${name}"${condition} order by ${order.join(', ')}`
}

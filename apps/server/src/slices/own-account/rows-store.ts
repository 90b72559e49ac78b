import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Places } from './places-store.ts'

/** The keys of some rows of one person, to be read in one batch. */
export interface Batch {
  userId: number
  keys: readonly number[]
  places: Places
}

/** A list in the file of a person's data. */
export interface DataKind {
  /** Its name in the file. */
  name: string
  tables: readonly (keyof Tables)[]
  /** Rows that are read at a time; {@link ROWS} by default. */
  batch?: number
  /**
   * Returns the keys of the person's rows in ascending order, each once. They are only numbers, so the keys of any
   * number of rows fit into memory.
   */
  keys(db: Db, userId: number): Promise<number[]>
  /** Reads the rows with the keys of a batch, in the format of the file. */
  read(db: Db, batch: Batch): Promise<object[]>
}

/** Number of rows without long texts that are read at a time. */
export const ROWS = 500

/** Returns a function that reads the keys of a person's rows in a table. */
export function readerOfKeys(table: keyof Tables, person: string, key = 'id', only: RawBuilder<unknown> = sql`1 = 1`) {
  return async (db: Db, userId: number): Promise<number[]> => {
    const { rows } = await sql<{ key: number }>`
      select distinct ${sql.ref(key)} as key from ${sql.table(table)}
      where ${sql.ref(person)} = ${userId} and ${only} order by key
    `.execute(db)
    return rows.map((row) => row.key)
  }
}

export function inIds(column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(ids)})`
}

/** Writes a time as ISO 8601 in UTC; null for none. */
export function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** Returns the content of a version: the Markdown without the HTML, and only the slugs of the tags. */
export function contentOf(stored: string): object {
  // Only the slice `revisions` writes the column, so the cast is safe.
  const {
    html: _html,
    content,
    tags,
    ...rest
  } = JSON.parse(stored) as {
    html?: string
    content?: string
    tags?: { slug_name: string }[]
  }
  return { ...rest, markdown: content, ...(tags && { tags: tags.map(({ slug_name }) => slug_name) }) }
}

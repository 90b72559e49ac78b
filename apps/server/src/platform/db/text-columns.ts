import { sql } from 'kysely'
import type { Db } from './database.ts'
import { schemaTables } from './schema-tables.ts'

export interface TextColumn {
  table: string
  column: string
  /** True if the rows have integer ids, so that the table can be read in batches. */
  numbered: boolean
}

/** Lists every text column of every table. */
export async function findTextColumns(db: Db): Promise<TextColumn[]> {
  const tables = await schemaTables(db)
  return tables
    .filter(({ isView }) => !isView)
    .flatMap(({ name, columns }) => {
      const numbered = columns.some((column) => column.name === 'id' && /int/i.test(column.dataType))
      const texts = columns.filter(({ dataType }) => /^(text|varchar)/i.test(dataType))
      return texts.map((column) => ({ table: name, column: column.name, numbered }))
    })
}

/** Rows per batch. */
const ROWS = 2_000

/**
 * Yields the texts of a column that contain a fragment, batch by batch.
 * @param fragment without LIKE wildcards
 */
export async function* textsContaining(db: Db, column: TextColumn, fragment: string): AsyncGenerator<string[]> {
  const text = sql.ref(column.column)
  const matching = sql`select ${text} as text from ${sql.table(column.table)} where ${text} like ${`%${fragment}%`}`
  const read = async (query: typeof matching): Promise<string[]> => {
    const { rows } = await sql<{ text: string }>`${query}`.execute(db)
    return rows.map((row) => row.text)
  }
  if (!column.numbered) {
    yield await read(matching)
    return
  }
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(column.table)}`.execute(
    db,
  )
  const last = rows[0]?.last ?? 0
  for (let after = 0; after < last; after += ROWS) {
    yield await read(sql`${matching} and id > ${after} and id <= ${after + ROWS}`)
  }
}

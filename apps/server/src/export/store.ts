import { sql } from 'kysely'
import type { Database, Db } from '../platform/db/database.ts'

/** Returns those primary key columns of a table that the engine describes as nullable. */
export async function keyColumns({ db, can }: Pick<Database, 'db' | 'can'>, table: string): Promise<Set<string>> {
  if (can.describedKeys === 'not null') return new Set()
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count)
}

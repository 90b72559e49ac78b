import type { TableMetadata } from 'kysely'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Lists the tables that names without a schema refer to. A database of PostgreSQL may have tables of the same names, of
 * other programs or other sites, in further schemas.
 */
export async function schemaTables(db: Db): Promise<TableMetadata[]> {
  const tables = await db.introspection.getTables()
  // SQLite has no schemas.
  if (tables.every(({ schema }) => schema === undefined)) return tables
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return tables.filter(({ schema }) => schema === rows[0]?.name)
}

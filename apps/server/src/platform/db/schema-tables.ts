import type { TableMetadata } from 'kysely'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Lists the tables that unqualified names refer to. A PostgreSQL database may contain tables with the same names in
 * other schemas, for other programs or sites.
 */
export async function schemaTables(db: Db): Promise<TableMetadata[]> {
  const tables = await db.introspection.getTables()
  // SQLite has no schemas.
  if (tables.every(({ schema }) => schema === undefined)) return tables
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return tables.filter(({ schema }) => schema === rows[0]?.name)
}

import type { TableMetadata } from 'kysely'
import { privateTables, watchedTables } from '../page-host/cache/watched-tables.ts'
import type { Db } from '../platform/db/database.ts'
import { currentSchema } from './store.ts'

/** A test of `page-host/cache` fails for a table that is in neither list. */
const OWN: ReadonlySet<string> = new Set([...watchedTables.map(({ table }) => table), ...privateTables])
/** The search has tables that each engine makes for itself. */
const OF_SEARCH = /^search_/

/** Returns our tables in a database. Other programs may have theirs in it. */
export async function ownTables(db: Db, hasSchemas: boolean): Promise<TableMetadata[]> {
  const schema = hasSchemas ? await currentSchema(db) : undefined
  const tables = await db.introspection.getTables()
  return tables.filter(
    (table) => (schema === undefined || table.schema === schema) && (OWN.has(table.name) || OF_SEARCH.test(table.name)),
  )
}

/**
 * What a database contains: `nothing` of ours, an empty `schema`, a `site` with accounts, or tables of another program
 * under our names.
 */
export async function contentOf(
  db: Db,
  hasSchemas: boolean,
): Promise<'nothing' | 'schema' | 'site' | 'another program'> {
  const names = new Set((await ownTables(db, hasSchemas)).map(({ name }) => name))
  if (names.size === 0) return 'nothing'
  if (!names.has('schema_migrations')) return 'another program'
  if (!names.has('users')) return 'schema'
  const account = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return account === undefined ? 'schema' : 'site'
}

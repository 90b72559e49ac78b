import type { TableMetadata } from 'kysely'
import { privateTables, watchedTables } from '../page-host/cache/watched-tables.ts'
import type { Db } from '../platform/db/database.ts'
import { schemaTables } from '../platform/db/schema-tables.ts'

/**
 * Tables with the content of the site. A test of `page-host/cache` fails for a table that is neither in `watchedTables`
 * nor in `privateTables`.
 */
const CONTENT: readonly string[] = [...watchedTables.map(({ table }) => table), ...privateTables]
/** Tables of the search. A test of this folder fails if one is missing. */
const SEARCH_TABLES: readonly string[] = [
  'search_documents',
  'search_engine',
  'search_outbox',
  'search_tiers',
  'search_spellings',
  'search_spelling_parts',
  'search_vocabulary',
  'search_index',
  // The tables of SQLite's full-text index (https://www.sqlite.org/fts5.html#fts5_data_structures).
  ...['config', 'content', 'data', 'docsize', 'idx'].map((part) => `search_index_${part}`),
]
const OWN: ReadonlySet<string> = new Set([...CONTENT, ...SEARCH_TABLES])
/**
 * Prefix of our oldest migrations. It distinguishes our table of migrations from a table with the same name that
 * another program made.
 */
const OWN_MIGRATION_PREFIX = 'platform/'

/** Returns our tables in a database. Other programs may have theirs in it. */
export async function ownTables(db: Db): Promise<TableMetadata[]> {
  return (await schemaTables(db)).filter(({ name }) => OWN.has(name))
}

/**
 * Returns what a database contains: `nothing` of ours, an empty `schema`, a `site` with accounts, or tables of another
 * program under our names.
 */
export async function contentOf(db: Db): Promise<'nothing' | 'schema' | 'site' | 'another program'> {
  const tables = await ownTables(db)
  if (tables.length === 0) return 'nothing'
  if (!(await hasOurMigrations(db, tables))) return 'another program'
  const names = new Set(tables.map(({ name }) => name))
  if (!names.has('users')) return 'schema'
  const account = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return account === undefined ? 'schema' : 'site'
}

async function hasOurMigrations(db: Db, tables: readonly TableMetadata[]): Promise<boolean> {
  const columns = tables.find(({ name }) => name === 'schema_migrations')?.columns
  if (!columns?.some(({ name }) => name === 'name')) return false
  const rows = await db.selectFrom('schema_migrations').select('name').execute()
  return rows.some(({ name }) => name.startsWith(OWN_MIGRATION_PREFIX))
}

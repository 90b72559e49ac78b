import type pg from 'pg'
import { connectTo } from './postgres-database.ts'
import type { PostgresServer } from './postgres-server.ts'

/** What makes up the schema, as one text: of two that differ, a test has created, dropped or altered something. */
const SCHEMA = `
  select string_agg(part, ' ' order by part) from (
    select concat_ws('.', oid, relname) as part from pg_class where relnamespace = 'public'::regnamespace
    union all
    select concat_ws('.', attrelid, attnum, attname, atttypid, attnotnull, atthasdef)
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select concat_ws('.', oid, tgenabled) from pg_trigger where not tgisinternal
    union all
    select concat_ws('.', oid, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
  ) as parts`

/**
 * Adds the function `installed.restore()` to a database. It brings every row and every sequence back to what they are
 * now and returns how many rows it deleted, or null without changing anything when the schema is another one.
 */
export async function addRestore(server: PostgresServer, name: string): Promise<void> {
  const client = await connectTo(server, name)
  try {
    const tables = await tablesOf(client)
    await client.query('create schema installed')
    for (const { table } of tables) await client.query(`create table installed.${table} as table public.${table}`)
    const sequences = await sequencesOf(client)
    await client.query(`create table installed.schema_of_site as select (${SCHEMA}) as parts`)
    await client.query(`
      create function installed.restore() returns integer language plpgsql as $$
      declare
        deleted integer;
        total integer := 0;
      begin
        if (select parts from installed.schema_of_site) <> (${SCHEMA}) then return null; end if;
        -- A connection that a test left open may hold locks. Without a time-out: waiting for one to end takes 100 ms.
        perform pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid();
        -- Neither triggers nor foreign keys act on what follows.
        set local session_replication_role = replica;
        ${tables.map(restoreTable).join('\n')}
        ${sequences.join('\n')}
        return total;
      end $$`)
  } finally {
    await client.end()
  }
}

/** Brings a database back to what it was when {@link addRestore} was called; see there for what is returned. */
export async function restore(client: pg.Pool): Promise<number | null> {
  const { rows } = await client.query<{ deleted: number | null }>('select installed.restore() as deleted')
  return rows[0]?.deleted ?? null
}

interface Table {
  table: string
  columns: string
}

/** Every table with the columns that are stored and not computed. */
async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select attrelid::regclass::text as table, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by attrelid`)
  return rows
}

function restoreTable({ table, columns }: Table): string {
  return `
    delete from public.${table};
    get diagnostics deleted = row_count;
    total := total + deleted;
    insert into public.${table} (${columns}) select ${columns} from installed.${table};`
}

/** A statement for each sequence that brings it back to where it is now; one that gave no number yet has no last value. */
async function sequencesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('perform setval(%L, %s, %L);', 'public.' || quote_ident(sequencename),
      coalesce(last_value, start_value), last_value is not null) as statement
    from pg_sequences where schemaname = 'public'`)
  return rows.map(({ statement }) => statement)
}

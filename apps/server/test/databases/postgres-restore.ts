import type pg from 'pg'
import { connectTo } from './postgres-database.ts'
import type { PostgresServer } from './postgres-server.ts'

/** Selects the schema as one text, which changes when a test creates, drops or alters anything. */
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
 * Adds the function `installed.restore` to a database. It restores every row and every sequence to their current state
 * and returns the number of rows it deleted; if the schema has changed, it changes nothing and returns null. The rows
 * are part of the function's source: tables with copies would show up in the database's catalogue.
 */
export async function addRestore(server: PostgresServer, name: string): Promise<void> {
  const client = await connectTo(server, name)
  try {
    const tables = await restoreTables(client)
    const sequences = await restoreSequences(client)
    const { rows } = await client.query<{ digest: string }>(`select md5((${SCHEMA})) as digest`)
    await client.query(`
      create schema installed;
      create function installed.restore(kept text) returns integer language plpgsql as $restore$
      declare
        deleted integer;
        total integer := 0;
      begin
        if md5((${SCHEMA})) <> '${rows[0]?.digest}' then return null; end if;
        -- A connection that a test left open may hold locks. Without a time-out: waiting for one to end takes 100 ms.
        perform pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and application_name <> kept;
        -- Neither triggers nor foreign keys act on what follows.
        set local session_replication_role = replica;
        ${[...tables, ...sequences].join('\n')}
        return total;
      end $restore$`)
  } finally {
    await client.end()
  }
}

/**
 * Restores a database to its state when {@link addRestore} was called; see there for the result.
 * @param kept application name of the connections that stay open
 */
export async function restore(client: pg.Pool, kept: string): Promise<number | null> {
  const { rows } = await client.query<{ deleted: number | null }>('select installed.restore($1) as deleted', [kept])
  return rows[0]?.deleted ?? null
}

/** Returns statements for each table that delete its rows, count them, and insert its current rows. */
async function restoreTables(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ table: string; columns: string }>(`
    select quote_ident(relname) as table, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`)
  const statements: string[] = []
  for (const { table, columns } of tables) {
    statements.push(`delete from public.${table}; get diagnostics deleted = row_count; total := total + deleted;`)
    const { rows } = await client.query<{ insert: string | null }>(`
      select format('insert into public.${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::public.${table}, %L);', jsonb_agg(to_jsonb(stored))) as insert
      from public.${table} as stored having count(*) > 0`)
    statements.push(...rows.flatMap(({ insert }) => insert ?? []))
  }
  return statements
}

/** Returns a statement for each sequence that resets it to its current state. An unused sequence has no last value. */
async function restoreSequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('perform setval(%L, %s, %L);', 'public.' || quote_ident(sequencename),
      coalesce(last_value, start_value), last_value is not null) as statement
    from pg_sequences where schemaname = 'public'`)
  return rows.map(({ statement }) => statement)
}

import { sql } from 'kysely'
import type { Capabilities, Db } from './database.ts'
import { schemaTables } from './schema-tables.ts'

/** A table whose changes are recorded, and the cache tags under which they are recorded. */
export interface WatchedTable {
  table: string
  /** SQL expression for the cache tag of a row, in which `row` stands for the row. */
  tag: string
  /** Columns whose changes are recorded under another tag (an SQL expression) or, if null, not at all. */
  except?: Readonly<Record<string, string | null>>
  /** A second tag (an SQL expression), recorded when a row is inserted or deleted or one of these columns changes. */
  also?: { tag: string; columns: readonly string[] }
}

type TriggerEvent = { name: string; when: string; row: 'new' | 'old'; tag: string }

/**
 * Creates triggers that record every change of the tables in `content_changes`, in the transaction of the change,
 * whatever process makes it. Idempotent: another call replaces the triggers, and also covers columns that were added
 * since the previous call.
 */
export async function watchTables(db: Db, can: Capabilities, tables: readonly WatchedTable[]): Promise<void> {
  const present = new Map((await schemaTables(db)).map(({ name, columns }) => [name, columns]))
  for (const watched of tables) {
    const columns = present.get(watched.table)
    if (!columns) throw new Error(`There is no table ${watched.table} to watch`)
    await unwatchTable(db, can, watched)
    await createTriggers(
      db,
      can,
      watched,
      columns.map(({ name }) => name),
    )
  }
}

async function createTriggers(db: Db, can: Capabilities, watched: WatchedTable, columns: readonly string[]) {
  for (const event of triggerEventsOf(watched, columns)) {
    const name = `watch_${watched.table}_${event.name}`
    const insert = `insert into content_changes (tag) values (${event.tag.replaceAll(/\brow\./g, `${event.row}.`)})`
    if (can.triggerBody === 'statements') {
      await sql.raw(`create trigger ${name} after ${event.when} on ${watched.table} begin ${insert}; end`).execute(db)
      continue
    }
    await sql
      .raw(
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${insert}; return null; end $$`,
      )
      .execute(db)
    await sql
      .raw(`create trigger ${name} after ${event.when} on ${watched.table} for each row execute function ${name}()`)
      .execute(db)
  }
}

/**
 * Drops the triggers of {@link watchTables}. Call it before a column is dropped, because not every engine can drop a
 * column that has a trigger.
 */
export async function unwatchTable(db: Db, can: Capabilities, watched: WatchedTable): Promise<void> {
  const place = can.triggerBody === 'statements' ? '' : ` on ${watched.table}`
  for (const { name } of triggerEventsOf(watched, [])) {
    await sql.raw(`drop trigger if exists watch_${watched.table}_${name}${place}`).execute(db)
  }
}

function triggerEventsOf(watched: WatchedTable, columns: readonly string[]): TriggerEvent[] {
  const { tag, except = {}, also } = watched
  const plain = columns.filter((column) => !(column in except))
  const events: TriggerEvent[] = [
    { name: 'insert', when: 'insert', row: 'new', tag },
    { name: 'delete', when: 'delete', row: 'old', tag },
    { name: 'update', when: `update of ${plain.join(', ')}`, row: 'new', tag },
  ]
  for (const [column, own] of Object.entries(except)) {
    if (own !== null) events.push({ name: column, when: `update of ${column}`, row: 'new', tag: own })
  }
  if (also) {
    events.push(
      { name: 'come', when: 'insert', row: 'new', tag: also.tag },
      { name: 'go', when: 'delete', row: 'old', tag: also.tag },
      { name: 'move', when: `update of ${also.columns.join(', ')}`, row: 'new', tag: also.tag },
    )
  }
  return events
}

import { sql } from 'kysely'
import type { Engine } from '../../../test/harness.ts'
import type { Db } from '../../platform/db/database.ts'

/** Returns the triggers that record changes, and the columns that each watches; none for a trigger on whole rows. */
export async function triggersOf(db: Db, engine: Engine): Promise<ReadonlyMap<string, string[]>> {
  const definitions =
    engine === 'sqlite3'
      ? sql<{ name: string; text: string }>`select name, sql as text from sqlite_master where type = 'trigger'`
      : sql<{ name: string; text: string }>`select tgname as name, pg_get_triggerdef(oid) as text from pg_trigger
          where not tgisinternal`
  const { rows } = await definitions.execute(db)
  return new Map(
    rows
      .filter(({ name }) => name.startsWith('watch_'))
      .map(({ name, text }) => {
        const columns = /update of (.+?) on /is.exec(text)?.[1] ?? ''
        return [
          name,
          columns
            .split(',')
            .flatMap((column) => column.trim().replaceAll('"', '') || [])
            .toSorted(),
        ]
      }),
  )
}

import type { Db } from '../../platform/db/database.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    site_settings: { name: string; value: string; updated_at: number }
  }
}

/** Loads the stored JSON of a settings group; undefined if it was never saved. */
export async function loadSettings(db: Db, name: string): Promise<unknown> {
  const row = await db.selectFrom('site_settings').select('value').where('name', '=', name).executeTakeFirst()
  return row === undefined ? undefined : JSON.parse(row.value)
}

/** Returns when a group was saved last, in milliseconds; 0 for never. */
export async function settingsSavedAt(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom('site_settings').select('updated_at').where('name', '=', name).executeTakeFirst()
  return row?.updated_at ?? 0
}

/** Saves a whole group. */
export async function saveSettings(db: Db, name: string, value: unknown, now: number): Promise<void> {
  const row = { name, value: JSON.stringify(value), updated_at: now }
  await db
    .insertInto('site_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value, updated_at: now }))
    .execute()
}

import type { ConfigValues } from '@quandary/plugin-kit'
import type { Db } from '../../platform/db/database.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    plugin_settings: {
      slug_name: string
      enabled: 0 | 1
      /** The values of the form as JSON. */
      config: string
      updated_at: number
    }
    plugin_user_settings: {
      user_id: number
      slug_name: string
      /** The values of the form as JSON. */
      config: string
      updated_at: number
    }
  }
}

export interface StoredPlugin {
  enabled: boolean
  values: ConfigValues
}

/** Loads the stored state of all plugins, by slug. */
export async function loadPluginSettings(db: Db): Promise<Map<string, StoredPlugin>> {
  const rows = await db.selectFrom('plugin_settings').selectAll().execute()
  return new Map(rows.map((row) => [row.slug_name, { enabled: row.enabled === 1, values: parse(row.config) }]))
}

export async function savePluginStatus(db: Db, slugName: string, enabled: boolean, now: number): Promise<void> {
  const state = { enabled: enabled ? 1 : 0, updated_at: now } as const
  await db
    .insertInto('plugin_settings')
    .values({ slug_name: slugName, config: '{}', ...state })
    .onConflict((conflict) => conflict.column('slug_name').doUpdateSet(state))
    .execute()
}

export async function savePluginConfig(db: Db, slugName: string, values: ConfigValues, now: number): Promise<void> {
  const state = { config: JSON.stringify(values), updated_at: now }
  await db
    .insertInto('plugin_settings')
    .values({ slug_name: slugName, enabled: 0, ...state })
    .onConflict((conflict) => conflict.column('slug_name').doUpdateSet(state))
    .execute()
}

/** Loads a person's settings for a plugin; empty if there are none. */
export async function loadUserConfig(db: Db, userId: number, slugName: string): Promise<ConfigValues> {
  const row = await db
    .selectFrom('plugin_user_settings')
    .select('config')
    .where('user_id', '=', userId)
    .where('slug_name', '=', slugName)
    .executeTakeFirst()
  return row ? parse(row.config) : {}
}

export async function saveUserConfig(
  db: Db,
  of: { userId: number; slugName: string; now: number },
  values: ConfigValues,
): Promise<void> {
  const state = { config: JSON.stringify(values), updated_at: of.now }
  await db
    .insertInto('plugin_user_settings')
    .values({ user_id: of.userId, slug_name: of.slugName, ...state })
    .onConflict((conflict) => conflict.columns(['user_id', 'slug_name']).doUpdateSet(state))
    .execute()
}

export async function deleteUserConfigs(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('plugin_user_settings').where('user_id', '=', userId).execute()
}

function parse(config: string): ConfigValues {
  // Only this store writes the column, so the cast is safe.
  return JSON.parse(config) as ConfigValues
}

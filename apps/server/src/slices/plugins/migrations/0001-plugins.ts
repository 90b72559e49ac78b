import type { Migration } from '../../../platform/db/migrations.ts'

export const plugins0001: Migration = {
  name: '0001-plugins',
  async up(db) {
    // Rows of plugins that are no longer installed stay: the plugin may come back.
    await db.schema
      .createTable('plugin_settings')
      .addColumn('slug_name', 'text', (column) => column.primaryKey())
      .addColumn('enabled', 'bigint', (column) => column.notNull())
      .addColumn('config', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('plugin_user_settings')
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('slug_name', 'text', (column) => column.notNull())
      .addColumn('config', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('plugin_user_settings_key', ['user_id', 'slug_name'])
      .execute()
  },
}

import type { Migration } from '../../../platform/db/migrations.ts'

export const siteSettings0001: Migration = {
  name: '0001-site-settings',
  async up(db) {
    await db.schema
      .createTable('site_settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

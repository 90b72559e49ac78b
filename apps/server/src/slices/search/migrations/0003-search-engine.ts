import type { Migration } from '../../../platform/db/migrations.ts'

/** Adds the state and the queue of a plugin's search engine. */
export const search0003: Migration = {
  name: '0003-search-engine',
  async up(db) {
    await db.schema
      .createTable('search_engine')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('failures', 'bigint', (column) => column.notNull())
      .addColumn('busy_until', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('search_outbox')
      .addColumn('object_type', 'bigint', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_outbox_key', ['object_type', 'object_id'])
      .execute()
  },
}

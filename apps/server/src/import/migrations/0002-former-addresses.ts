import type { Migration } from '../../platform/db/migrations.ts'

export const importStackExchange0002: Migration = {
  name: '0002-former-addresses',
  async up(db) {
    // Look-ups by address know the external id but not the source.
    await db.schema
      .createIndex('import_ids_external')
      .on('import_ids')
      .columns(['external_id', 'kind', 'local_id'])
      .execute()
    await db.schema
      .createTable('import_links')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('local_id', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('import_links_pk', ['source', 'kind', 'local_id'])
      .execute()
  },
}

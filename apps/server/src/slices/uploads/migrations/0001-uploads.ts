import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const uploads0001: Migration = {
  name: '0001-uploads',
  async up(db, can) {
    await withId(db.schema.createTable('uploads'), can)
      .addColumn('owner_id', 'bigint', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull().unique())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      // The time at which the upload was discarded; null if its file is not among the deleted ones.
      .addColumn('deleted_at', 'bigint')
      .execute()
  },
}

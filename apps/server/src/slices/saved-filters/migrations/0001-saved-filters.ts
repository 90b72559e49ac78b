import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

/** Records the filters of lists that a person saved, in that person's order. */
export const savedFilters0001: Migration = {
  name: '0001-saved-filters',
  async up(db, can) {
    await withId(db.schema.createTable('saved_filters'), can)
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('filter', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('saved_filters_user').on('saved_filters').columns(['user_id', 'position']).execute()
  },
}

import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const backups0001: Migration = {
  name: '0001-backups',
  async up(db, can) {
    await withId(db.schema.createTable('backups'), can)
      .addColumn('slot', 'bigint', (column) => column.unique())
      // 1 while the backup waits or runs, else null. A unique constraint ignores nulls, so at most one backup waits or
      // runs.
      .addColumn('active', 'bigint', (column) => column.unique())
      .addColumn('attempts', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('locked_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('file', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('encrypted', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('row_count', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('upload_count', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('failure', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('detail', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}

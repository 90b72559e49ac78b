import type { Migration } from '../../../platform/db/migrations.ts'

export const dashboard0001: Migration = {
  name: '0001-response-times',
  async up(db) {
    await db.schema
      .createTable('response_times')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('response_times_pk', ['day', 'bucket'])
      .execute()
  },
}

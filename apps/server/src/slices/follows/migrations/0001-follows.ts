import type { Migration } from '../../../platform/db/migrations.ts'

export const follows0001: Migration = {
  name: '0001-follows',
  async up(db) {
    await db.schema
      .createTable('follows')
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id'))
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('follows_pk', ['user_id', 'object_type', 'object_id'])
      .execute()
    await db.schema
      .createIndex('follows_object')
      .on('follows')
      .columns(['object_type', 'object_id', 'user_id'])
      .execute()
  },
}

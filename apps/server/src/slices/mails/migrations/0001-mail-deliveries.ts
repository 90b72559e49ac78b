import type { Migration } from '../../../platform/db/migrations.ts'

export const mails0001: Migration = {
  name: '0001-mail-deliveries',
  async up(db) {
    await db.schema
      .createTable('mail_deliveries')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('template', 'text', (column) => column.notNull())
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .addColumn('delivered_at', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('error', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createIndex('mail_deliveries_user')
      .on('mail_deliveries')
      .columns(['user_id', 'queued_at', 'key'])
      .execute()
    await db.schema.createIndex('mail_deliveries_queued').on('mail_deliveries').column('queued_at').execute()
  },
}

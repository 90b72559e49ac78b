import type { Migration } from '../../../platform/db/migrations.ts'

export const mailSettings0001: Migration = {
  name: '0001-mail-settings',
  async up(db) {
    await db.schema
      .createTable('mail_settings')
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('enabled', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_settings_key', ['user_id', 'source'])
      .execute()
    // Each new question looks up everybody who is notified of all questions.
    await db.schema.createIndex('mail_settings_source').on('mail_settings').columns(['source', 'enabled']).execute()
  },
}

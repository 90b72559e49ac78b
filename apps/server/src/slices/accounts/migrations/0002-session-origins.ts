import type { Migration } from '../../../platform/db/migrations.ts'

export const accounts0002: Migration = {
  name: '0002-session-origins',
  async up(db) {
    // The columns let users recognise their sessions and end an unfamiliar one.
    await db.schema
      .alterTable('sessions')
      .addColumn('ip', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('user_agent', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    // The value a code confirms, such as the new e-mail address.
    await db.schema
      .alterTable('mail_codes')
      .addColumn('subject', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}

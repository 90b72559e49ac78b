import type { Migration } from '../../../platform/db/migrations.ts'

export const accounts0002: Migration = {
  name: '0002-session-origins',
  async up(db) {
    // So that people can be shown their sessions and end the one they do not know.
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
    // What a code is about besides its purpose: the address that a change leads to.
    await db.schema
      .alterTable('mail_codes')
      .addColumn('subject', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}

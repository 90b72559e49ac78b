import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const users0001: Migration = {
  name: '0001-users',
  async up(db, can) {
    await withId(db.schema.createTable('users'), can)
      .addColumn('username', 'text', (column) => column.notNull().unique())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('e_mail', 'text', (column) => column.notNull())
      // Case-insensitively unique among existing accounts; null once an account is deleted.
      .addColumn('e_mail_key', 'text', (column) => column.unique())
      .addColumn('password_hash', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('mail_status', 'integer', (column) => column.notNull())
      .addColumn('role_id', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('rank', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('avatar_type', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('avatar_custom', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('bio', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('bio_html', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('website', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('location', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('Default'))
      .addColumn('color_scheme', 'text', (column) => column.notNull().defaultTo('default'))
      .addColumn('question_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('answer_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('follow_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_login_at', 'bigint')
      .addColumn('suspended_until', 'bigint')
      .execute()
    await db.schema.createIndex('users_rank').on('users').column('rank').execute()
  },
}

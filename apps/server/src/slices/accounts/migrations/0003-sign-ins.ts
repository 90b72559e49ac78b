import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const accounts0003: Migration = {
  name: '0003-sign-ins',
  async up(db, can) {
    await withId(db.schema.createTable('sign_ins'), can)
      // The account; null if the given address belongs to none.
      .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('succeeded', 'integer', (column) => column.notNull())
      .addColumn('ip', 'text', (column) => column.notNull())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('sign_ins_user').on('sign_ins').columns(['user_id', 'id']).execute()
    await db.schema.createIndex('sign_ins_at').on('sign_ins').column('at').execute()
  },
}

import type { Migration } from '../../../platform/db/migrations.ts'

export const adminUsers0001: Migration = {
  name: '0001-account-states',
  async up(db) {
    // Only accounts that were ever suspended or deleted have a row.
    await db.schema
      .createTable('account_states')
      .addColumn('user_id', 'bigint', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('suspended_at', 'bigint')
      .addColumn('deleted_at', 'bigint')
      .execute()
  },
}

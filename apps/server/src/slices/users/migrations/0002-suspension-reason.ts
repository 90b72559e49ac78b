import type { Migration } from '../../../platform/db/migrations.ts'

/** The reason for a suspension, shown in the profile. */
export const users0002: Migration = {
  name: '0002-suspension-reason',
  async up(db) {
    await db.schema
      .alterTable('users')
      .addColumn('suspension_reason', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}

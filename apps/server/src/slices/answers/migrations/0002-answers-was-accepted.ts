import type { Migration } from '../../../platform/db/migrations.ts'

export const answers0002: Migration = {
  name: '0002-answers-was-accepted',
  async up(db) {
    await db.schema
      .alterTable('answers')
      // 1 if a deletion ended the acceptance, so that recovery can restore it.
      .addColumn('was_accepted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}

import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const mailSettings0002: Migration = {
  name: '0002-unsubscribe-codes',
  async up(db, can) {
    // Unlike with account codes, a person may have any number of valid codes: every mail contains one.
    await withId(db.schema.createTable('unsubscribe_codes'), can)
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('unsubscribe_codes_end').on('unsubscribe_codes').column('expires_at').execute()
  },
}

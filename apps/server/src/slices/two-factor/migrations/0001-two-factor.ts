import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const twoFactor0001: Migration = {
  name: '0001-two-factor',
  async up(db, can) {
    await db.schema
      .createTable('two_factor_keys')
      .addColumn('user_id', 'bigint', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      // Null until the person has entered a code of the app.
      .addColumn('enabled_at', 'bigint')
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .execute()
    await withId(db.schema.createTable('recovery_codes'), can)
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addUniqueConstraint('recovery_codes_user', ['user_id', 'code_hash'])
      .execute()
  },
}

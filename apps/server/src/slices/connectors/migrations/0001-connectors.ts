import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const connectors0001: Migration = {
  name: '0001-connectors',
  async up(db, can) {
    await withId(db.schema.createTable('external_logins'), can)
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('connector', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      // An external account belongs to one person, and a person has one per service.
      .addUniqueConstraint('external_logins_external_id', ['connector', 'external_id'])
      .addUniqueConstraint('external_logins_user_id', ['user_id', 'connector'])
      .execute()
    await withId(db.schema.createTable('connector_attempts'), can)
      .addColumn('state_hash', 'text', (column) => column.notNull().unique())
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('connector', 'text', (column) => column.notNull())
      .addColumn('code_verifier', 'text', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await withId(db.schema.createTable('connector_bindings'), can)
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('connector', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text', (column) => column.notNull())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

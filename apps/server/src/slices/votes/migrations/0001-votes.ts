import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const votes0001: Migration = {
  name: '0001-votes',
  async up(db, can) {
    await withId(db.schema.createTable('votes'), can)
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('direction', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('votes_voter', ['user_id', 'object_type', 'object_id'])
      .execute()
    await db.schema.createIndex('votes_object').on('votes').columns(['object_type', 'object_id', 'direction']).execute()
  },
}

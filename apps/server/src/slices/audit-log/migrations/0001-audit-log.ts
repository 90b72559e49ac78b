import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const auditLog0001: Migration = {
  name: '0001-audit-log',
  async up(db, can) {
    await withId(db.schema.createTable('audit_log'), can)
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor_id', 'bigint', (column) => column.notNull())
      .addColumn('ip', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('object_kind', 'text', (column) => column.notNull())
      .addColumn('object_id', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('audit_log_object')
      .on('audit_log')
      .columns(['object_kind', 'object_id', 'id'])
      .execute()
    await db.schema.createIndex('audit_log_actor').on('audit_log').columns(['actor_id', 'id']).execute()
    await db.schema.createIndex('audit_log_at').on('audit_log').column('at').execute()
  },
}

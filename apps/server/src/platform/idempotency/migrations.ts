import type { Migration } from '../db/migrations.ts'

export const idempotencyMigrations: readonly Migration[] = [
  {
    name: '0005-idempotency-keys',
    async up(db) {
      await db.schema
        .createTable('idempotency_keys')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'bigint', (column) => column.notNull())
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('idempotency_keys_person')
        .on('idempotency_keys')
        .columns(['person_id', 'created_at'])
        .execute()
      await db.schema.createIndex('idempotency_keys_age').on('idempotency_keys').column('created_at').execute()
    },
  },
  {
    name: '0006-idempotency-posts',
    async up(db) {
      await db.schema.alterTable('idempotency_keys').addColumn('post', 'text').execute()
      await db.schema.createIndex('idempotency_keys_post').on('idempotency_keys').column('post').execute()
    },
  },
]

import type { Migration } from '../db/migrations.ts'
import { withId } from '../db/migrations.ts'

export const jobMigrations: readonly Migration[] = [
  {
    name: '0001-jobs',
    async up(db, can) {
      await withId(db.schema.createTable('jobs'), can)
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('run_at', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('locked_until', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('jobs_run_at').on('jobs').columns(['run_at', 'id']).execute()
    },
  },
  {
    // Adds an index for finding the due jobs of one kind, because workers take a job of each kind in turn.
    name: '0004-jobs-of-a-kind',
    async up(db) {
      await db.schema.createIndex('jobs_kind').on('jobs').columns(['kind', 'run_at', 'id']).execute()
    },
  },
]

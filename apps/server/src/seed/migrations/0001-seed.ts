import type { Migration } from '../../platform/db/migrations.ts'

export const seed0001: Migration = {
  name: '0001-seed',
  async up(db) {
    await db.schema
      .createTable('seed_runs')
      .addColumn('random_seed', 'bigint', (column) => column.notNull())
      .addColumn('questions', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('questions_done', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .execute()
  },
}

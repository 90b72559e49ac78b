import type { Migration } from '../../../platform/db/migrations.ts'

/** Adds the time and the actor of an acceptance. */
export const answers0004: Migration = {
  name: '0004-answers-acceptance',
  async up(db) {
    for (const column of ['accepted_at', 'accepted_by']) {
      await db.schema.alterTable('answers').addColumn(column, 'bigint').execute()
    }
  },
}

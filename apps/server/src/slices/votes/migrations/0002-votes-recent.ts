import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes votes by time, so that the ranking of a week reads only that week's votes. */
export const votes0002: Migration = {
  name: '0002-votes-recent',
  async up(db) {
    await db.schema.createIndex('votes_recent').on('votes').columns(['updated_at', 'user_id']).execute()
  },
}

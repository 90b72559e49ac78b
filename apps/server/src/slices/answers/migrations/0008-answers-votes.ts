import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes answers by state and votes, an order of the back office's list. */
export const answers0008: Migration = {
  name: '0008-answers-votes',
  async up(db) {
    await db.schema.createIndex('answers_states_votes').on('answers').columns(['status', 'vote_count', 'id']).execute()
  },
}

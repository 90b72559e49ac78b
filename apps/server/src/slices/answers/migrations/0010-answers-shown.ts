import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Splits the indexes of the back office's list into those of the available answers and those of all others, like the
 * indexes of questions.
 */
export const answers0010: Migration = {
  name: '0010-answers-shown',
  async up(db) {
    for (const name of ['', '_votes']) await db.schema.dropIndex(`answers_states${name}`).execute()
    for (const column of ['created_at', 'vote_count']) {
      await db.schema
        .createIndex(`answers_shown_${column}`)
        .on('answers')
        .columns([column, 'id'])
        .where(sql.ref('status'), '=', 'available')
        .execute()
      await db.schema
        .createIndex(`answers_others_${column}`)
        .on('answers')
        .columns(['status', column, 'id'])
        .where(sql.ref('status'), '<>', 'available')
        .execute()
    }
  },
}

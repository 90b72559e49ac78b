import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Queues the job that computes the excerpts of answers again. Earlier excerpts contained the brackets and marks of the
 * Markdown.
 */
export const answers0009: Migration = {
  name: '0009-answers-excerpts',
  async up(db) {
    await sql`insert into jobs (kind, payload, run_at, created_at)
      select 'answers.renew-excerpts', '{"after":0}', 0, 0 where exists (select 1 from answers)`.execute(db)
  },
}

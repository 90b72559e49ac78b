import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Queues the job that computes the excerpts of questions again. Earlier excerpts contained the brackets and marks of
 * the Markdown.
 */
export const questions0007: Migration = {
  name: '0007-questions-excerpts',
  async up(db) {
    await sql`insert into jobs (kind, payload, run_at, created_at)
      select 'questions.renew-excerpts', '{"after":0}', 0, 0 where exists (select 1 from questions)`.execute(db)
  },
}

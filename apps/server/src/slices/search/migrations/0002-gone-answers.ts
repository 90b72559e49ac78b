import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes the few answers that are not available, so that a search need not read every answer it finds. */
export const search0002: Migration = {
  name: '0002-gone-answers',
  async up(db) {
    await sql`create index answers_gone on answers (id) where status <> 'available'`.execute(db)
  },
}

import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/** The few answers that nobody may find, so that a search need not read all those it finds. */
export const search0002: Migration = {
  name: '0002-gone-answers',
  async up(db) {
    await sql`create index answers_gone on answers (id) where status <> 'available'`.execute(db)
  },
}

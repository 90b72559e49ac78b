import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'
import { fullTextOf } from '../../../platform/search/full-text.ts'
import { forEachText } from './texts-of-documents.ts'

/**
 * Makes the index anew with the tiers of words, which takes minutes on a large site, and indexes the few posts that no
 * search finds. The index is derived and is always made in today's form.
 */
export const search0004: Migration = {
  name: '0004-tiers',
  async up(db, can) {
    const index = fullTextOf(can)
    await index.drop(db)
    await index.create(db)
    await forEachText(db, (id, text) => index.put(db, id, text))
    // With the columns of their conditions, or SQLite reads a whole index instead.
    await sql`create index questions_restricted on questions (id, status, listed)
      where status not in ('available', 'closed') or listed = 0`.execute(db)
    await sql`create index answers_unavailable on answers (id, status) where status <> 'available'`.execute(db)
    await sql`drop index answers_gone`.execute(db)
  },
}

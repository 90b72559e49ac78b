import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'
import { fullTextOf } from '../../../platform/search/full-text.ts'
import { forEachText } from './texts-of-documents.ts'

/**
 * Rebuilds the index with the tiers of words, which takes minutes on a large site, and adds database indexes of the few
 * posts that no search finds. The search index is derived data and is always built in its current form.
 */
export const search0004: Migration = {
  name: '0004-tiers',
  async up(db, can) {
    const index = fullTextOf(can)
    await index.drop(db)
    await index.create(db)
    await forEachText(db, (key, text) => index.put(db, [{ key, text }]))
    // These indexes include the columns of their conditions; otherwise SQLite would read a whole other index instead of
    // them.
    await sql`create index questions_restricted on questions (id, status, listed)
      where status not in ('available', 'closed') or listed = 0`.execute(db)
    await sql`create index answers_unavailable on answers (id, status) where status <> 'available'`.execute(db)
    await sql`drop index answers_gone`.execute(db)
  },
}

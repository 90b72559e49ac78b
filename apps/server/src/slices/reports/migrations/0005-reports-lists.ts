import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes flags in the orders of the back office's list, with the columns it filters by: one index per order of all
 * flags, in which completed ones are found by skipping the others, and one per order of the pending flags. They replace
 * five indexes. The one by post needs no successor, because flags of a post are only looked up while they are pending.
 */
export const reports0005: Migration = {
  name: '0005-reports-lists',
  async up(db) {
    for (const name of ['queue', 'age', 'object', 'recent', 'waiting']) {
      await db.schema.dropIndex(`reports_${name}`).execute()
    }
    const orders = { changed: 'updated_at', recent: 'created_at' }
    for (const [name, time] of Object.entries(orders)) {
      const columns = [time, 'id', 'status', 'object_type']
      await db.schema.createIndex(`reports_${name}`).on('reports').columns(columns).execute()
      await indexPending(db, `reports_pending_${name}`, [time, 'id', 'object_type'])
    }
    // A person has at most one pending flag on a post. `object_type` is the second column: if it were the first, SQLite
    // would use this index for a list of one kind of post, and sort all its flags.
    await indexPending(db, 'reports_waiting', ['object_id', 'object_type', 'reporter_id'], 'unique')
  },
}

async function indexPending(db: Db, name: string, columns: string[], unique?: 'unique'): Promise<void> {
  const index = db.schema.createIndex(name).on('reports').columns(columns).where(sql.ref('status'), '=', 'pending')
  await (unique ? index.unique() : index).execute()
}

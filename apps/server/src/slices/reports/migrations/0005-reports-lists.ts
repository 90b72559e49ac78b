import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes flags in the orders of the back office's list, with what it selects by: all flags, of which the completed ones
 * are read by passing over the others, and the pending ones alone. Four indexes go, among them the one by post, whose
 * flags are only looked for while they are pending.
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
    // A person has at most one pending flag on a post. The kind of post stands second: with it in front SQLite would take
    // this index for a list of one kind, and sort all its flags.
    await indexPending(db, 'reports_waiting', ['object_id', 'object_type', 'reporter_id'], 'unique')
  },
}

async function indexPending(db: Db, name: string, columns: string[], unique?: 'unique'): Promise<void> {
  const index = db.schema.createIndex(name).on('reports').columns(columns).where(sql.ref('status'), '=', 'pending')
  await (unique ? index.unique() : index).execute()
}

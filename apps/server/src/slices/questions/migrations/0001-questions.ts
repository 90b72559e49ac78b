import type { Db } from '../../../platform/db/database.ts'
import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const questions0001: Migration = {
  name: '0001-questions',
  async up(db, can) {
    await withId(db.schema.createTable('questions'), can)
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('url_title', 'text', (column) => column.notNull())
      .addColumn('original_text', 'text', (column) => column.notNull())
      .addColumn('parsed_text', 'text', (column) => column.notNull())
      .addColumn('excerpt', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('available'))
      .addColumn('pinned', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('vote_count', 'integer', (column) => column.notNull().defaultTo(0))
      // Imported votes, which have no voter.
      .addColumn('base_up', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('base_down', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('answer_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('view_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('collection_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('follow_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('linked_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('accepted_answer_id', 'bigint')
      .addColumn('last_answer_id', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('edited_at', 'bigint')
      .addColumn('last_editor_id', 'bigint')
      .addColumn('active_at', 'bigint', (column) => column.notNull())
      .addColumn('operation_type', 'text', (column) => column.notNull().defaultTo('asked'))
      .addColumn('operator_id', 'bigint', (column) => column.notNull())
      .addColumn('operated_at', 'bigint', (column) => column.notNull())
      .addColumn('close_reason', 'text')
      .addColumn('close_message', 'text')
      .addColumn('closed_at', 'bigint')
      .addColumn('closed_by', 'bigint')
      .execute()
    await createListIndexes(db)
  },
}

/**
 * Creates a covering index for each order of the lists, so that reading a page does not depend on the size of the site.
 */
async function createListIndexes(db: Db): Promise<void> {
  const orders: Record<string, string[]> = {
    active: ['pinned', 'active_at', 'id', 'status', 'listed'],
    newest: ['pinned', 'created_at', 'id', 'status', 'listed'],
    score: ['pinned', 'vote_count', 'view_count', 'id', 'status', 'listed'],
    frequent: ['pinned', 'linked_count', 'view_count', 'id', 'status', 'listed'],
    unanswered: ['answer_count', 'pinned', 'created_at', 'id', 'status', 'listed'],
    author: ['user_id', 'created_at', 'id'],
  }
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema.createIndex(`questions_${name}`).on('questions').columns(columns).execute()
  }
}

import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'
import { fullTextOf } from '../../../platform/search/full-text.ts'

export const search0001: Migration = {
  name: '0001-search',
  async up(db, can) {
    await withId(db.schema.createTable('search_documents'), can)
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('question_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('search_documents_object', ['object_type', 'object_id'])
      .execute()
    await db.schema
      .createIndex('search_documents_newest')
      .on('search_documents')
      .columns(['created_at', 'id'])
      .execute()
    await db.schema
      .createIndex('search_documents_question')
      .on('search_documents')
      .columns(['question_id', 'object_type'])
      .execute()
    await db.schema
      .createIndex('search_documents_author')
      .on('search_documents')
      .columns(['user_id', 'created_at'])
      .execute()
    await fullTextOf(can).create(db)
  },
}

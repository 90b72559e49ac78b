import type { Migration } from '../../platform/db/migrations.ts'

export const importStackExchange0001: Migration = {
  name: '0001-import-stackexchange',
  async up(db) {
    await db.schema
      .createTable('import_ids')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text', (column) => column.notNull())
      .addColumn('local_id', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('import_ids_pk', ['source', 'kind', 'external_id'])
      .execute()
    await db.schema
      .createTable('import_state')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('dump', 'text', (column) => column.notNull())
      .addColumn('rows_done', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('import_state_pk', ['source', 'step'])
      .execute()
    await db.schema
      .createTable('import_posts')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('text_at', 'bigint')
      .addColumn('up', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('down', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('accepted_for', 'text')
      .addColumn('close_code', 'text')
      .addColumn('closed_by', 'text')
      .addColumn('closed_at', 'bigint')
      .addColumn('tag_text', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('import_posts_pk', ['source', 'post_id'])
      .execute()
    await db.schema
      .createTable('import_refusals')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('row_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('import_refusals_pk', ['source', 'file', 'row_id', 'reason'])
      .execute()
  },
}

import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const tags0001: Migration = {
  name: '0001-tags',
  async up(db, can) {
    await withId(db.schema.createTable('tags'), can)
      .addColumn('slug_name', 'text', (column) => column.notNull().unique())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('original_text', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('parsed_text', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('excerpt', 'text', (column) => column.notNull().defaultTo(''))
      // The main tag, for a synonym.
      .addColumn('main_tag_id', 'bigint', (column) => column.references('tags.id'))
      .addColumn('recommend', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('reserved', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('available'))
      .addColumn('question_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('follow_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('user_id', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint')
      .execute()
    await db.schema.createIndex('tags_main_tag').on('tags').column('main_tag_id').execute()
    await db.schema.createIndex('tags_popular').on('tags').columns(['question_count', 'id']).execute()
    await db.schema
      .createTable('question_tags')
      .addColumn('question_id', 'bigint', (column) => column.notNull())
      .addColumn('tag_id', 'bigint', (column) => column.notNull().references('tags.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('available'))
      .addPrimaryKeyConstraint('question_tags_pk', ['question_id', 'tag_id'])
      .execute()
    await db.schema
      .createIndex('question_tags_tag')
      .on('question_tags')
      .columns(['tag_id', 'status', 'question_id'])
      .execute()
  },
}

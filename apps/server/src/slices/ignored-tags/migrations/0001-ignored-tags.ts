import type { Migration } from '../../../platform/db/migrations.ts'

/** Records which tags a person ignores, and whether lists hide their questions. */
export const ignoredTags0001: Migration = {
  name: '0001-ignored-tags',
  async up(db) {
    await db.schema
      .createTable('ignored_tags')
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('tag_id', 'bigint', (column) => column.notNull().references('tags.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ignored_tags_pk', ['user_id', 'tag_id'])
      .execute()
    await db.schema.createIndex('ignored_tags_tag').on('ignored_tags').columns(['tag_id', 'user_id']).execute()
    await db.schema
      .createTable('ignored_tag_settings')
      .addColumn('user_id', 'bigint', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('display', 'text', (column) => column.notNull())
      .execute()
  },
}

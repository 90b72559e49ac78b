import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Creates one index for each order of the list of main tags. Each begins with the column of the index of synonyms, so
 * together they replace that index.
 */
export const tags0004: Migration = {
  name: '0004-main-tag-orders',
  async up(db) {
    const orders = { popular: ['question_count', 'id'], newest: ['created_at', 'id'], name: ['slug_name'] }
    for (const [name, columns] of Object.entries(orders)) {
      await db.schema
        .createIndex(`tags_main_${name}`)
        .on('tags')
        .columns(['main_tag_id', 'status', ...columns])
        .execute()
    }
    await db.schema.dropIndex('tags_main_tag').execute()
  },
}

import type { Migration } from '../../../platform/db/migrations.ts'
import { kindNumber } from '../../../platform/ids/object-kinds.ts'

/** Stores former slugs of tags and backfills them from the versions of the tags. */
export const tags0003: Migration = {
  name: '0003-former-slugs',
  async up(db) {
    await db.schema
      .createTable('former_slugs')
      .addColumn('slug_name', 'text', (column) => column.primaryKey())
      .addColumn('tag_id', 'bigint', (column) => column.notNull().references('tags.id'))
      .addColumn('renamed_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('former_slugs_tag').on('former_slugs').column('tag_id').execute()
    const versions = await db
      .selectFrom('revisions')
      .innerJoin('tags', 'tags.id', 'revisions.object_id')
      .select(['tags.id', 'tags.slug_name', 'revisions.content', 'revisions.created_at'])
      .where('object_type', '=', kindNumber('tag'))
      .where('revisions.status', 'in', ['first', 'applied'])
      .orderBy('revisions.id')
      .execute()
    for (const { id, slug_name: now, content, created_at: at } of versions) {
      const { slug_name: slug } = JSON.parse(content) as { slug_name: string } // Every version of a tag has a slug.
      if (slug === now) continue
      await db
        .insertInto('former_slugs')
        .values({ slug_name: slug, tag_id: id, renamed_at: at })
        .onConflict((conflict) => conflict.column('slug_name').doUpdateSet({ tag_id: id, renamed_at: at }))
        .execute()
    }
  },
}

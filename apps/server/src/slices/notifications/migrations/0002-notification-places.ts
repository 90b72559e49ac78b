import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/** Adds what each notification links to and when it last changed, and makes achievements unique per person and post. */
export const notifications0002: Migration = {
  name: '0002-notification-places',
  async up(db) {
    for (const column of ['question_id', 'answer_id', 'comment_id', 'updated_at']) {
      await db.schema.alterTable('notifications').addColumn(column, 'bigint').execute()
    }
    await sql`update notifications set updated_at = created_at`.execute(db)
    await sql`update notifications set answer_id = object_id,
      question_id = (select question_id from answers where answers.id = object_id) where object_type = 2`.execute(db)
    await sql`update notifications set comment_id = object_id,
      question_id = (select question_id from comments where comments.id = notifications.object_id),
      answer_id = (select comments.object_id from comments
        where comments.id = notifications.object_id and comments.object_type = 2)
      where object_type = 7`.execute(db)
    await db.schema
      .createIndex('notifications_list')
      .on('notifications')
      .columns(['user_id', 'kind', 'updated_at', 'id'])
      .execute()
    await db.schema
      .createIndex('notifications_achievement')
      .unique()
      .on('notifications')
      .columns(['user_id', 'object_type', 'object_id'])
      .where(sql.ref('kind'), '=', 'achievement')
      .execute()
  },
}

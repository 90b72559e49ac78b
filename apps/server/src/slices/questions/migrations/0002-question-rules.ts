import type { Db } from '../../../platform/db/database.ts'
import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'
import { kindNumber } from '../../../platform/ids/object-kinds.ts'

/**
 * Columns and tables for moderation, links, invitations and the hot list, and the first versions of existing questions.
 */
export const questions0002: Migration = {
  name: '0002-question-rules',
  async up(db, can) {
    await db.schema
      .alterTable('questions')
      .addColumn('hot_score', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('questions').addColumn('deleted_at', 'bigint').execute()
    await db.schema.alterTable('questions').addColumn('deleted_by', 'bigint').execute()
    await db.schema
      .createIndex('questions_hot')
      .on('questions')
      .columns(['pinned', 'hot_score', 'id', 'status', 'listed', 'created_at'])
      .execute()
    await withId(db.schema.createTable('post_links'), can)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('source_type', 'integer', (column) => column.notNull())
      .addColumn('source_id', 'bigint', (column) => column.notNull())
      // The question with the link, or the question of the answer with the link.
      .addColumn('source_question_id', 'bigint', (column) => column.notNull())
      .addColumn('target_question_id', 'bigint', (column) => column.notNull())
      .addColumn('target_answer_id', 'bigint')
      // 0 while the question of the source is hidden or deleted.
      .addColumn('counted', 'integer', (column) => column.notNull())
      .addUniqueConstraint('post_links_once', ['source_type', 'source_id', 'kind', 'target_question_id'])
      .execute()
    await db.schema.createIndex('post_links_source').on('post_links').column('source_question_id').execute()
    await db.schema.createIndex('post_links_target').on('post_links').column('target_question_id').execute()
    await db.schema
      .createTable('question_invites')
      .addColumn('question_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('invited_by', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('question_invites_pk', ['question_id', 'user_id'])
      .execute()
    await writeFirstRevisions(db)
  },
}

const BATCH = 500
const QUESTION = kindNumber('question')

/** Backfills the first version of questions without a history, from their current texts. */
async function writeFirstRevisions(db: Db): Promise<void> {
  for (let last = 0; ;) {
    const questions = await db
      .selectFrom('questions')
      .select(['id', 'user_id', 'title', 'original_text', 'parsed_text', 'created_at'])
      .where('id', '>', last)
      .where('id', 'not in', (eb) => eb.selectFrom('revisions').select('object_id').where('object_type', '=', QUESTION))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const final = questions.at(-1)
    if (!final) return
    last = final.id
    const tags = await tagsOf(
      db,
      questions.map((question) => question.id),
    )
    const rows = questions.map(({ id, user_id, title, original_text, parsed_text, created_at }) => ({
      object_type: QUESTION,
      object_id: id,
      user_id,
      title,
      content: JSON.stringify({ title, content: original_text, html: parsed_text, tags: tags.get(id) ?? [] }),
      summary: '',
      status: 'first' as const,
      created_at,
      reviewer_id: null,
      reviewed_at: null,
    }))
    await db.insertInto('revisions').values(rows).execute()
  }
}

async function tagsOf(db: Db, questionIds: readonly number[]): Promise<Map<number, object[]>> {
  const rows = await db
    .selectFrom('question_tags')
    .innerJoin('tags', 'tags.id', 'question_tags.tag_id')
    .select(['question_tags.question_id', 'tags.slug_name', 'tags.display_name', 'tags.recommend', 'tags.reserved'])
    .where('question_tags.question_id', 'in', [...questionIds])
    .orderBy('question_tags.position')
    .execute()
  const tags = new Map<number, object[]>()
  for (const { question_id, slug_name, display_name, recommend, reserved } of rows) {
    const tag = {
      slug_name,
      display_name,
      main_tag_slug_name: '',
      recommend: recommend === 1,
      reserved: reserved === 1,
    }
    tags.set(question_id, [...(tags.get(question_id) ?? []), tag])
  }
  return tags
}

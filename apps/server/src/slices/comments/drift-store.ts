import type { Db } from '../../platform/db/database.ts'
import type { Drift } from '../../platform/db/drift.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'

/**
 * Lists the comments whose denormalised columns (the question and the recipient of a reply) are wrong. The votes slice
 * checks votes.
 */
export async function countCommentDrift(db: Db): Promise<Drift[]> {
  return [...(await questionsOf(db)), ...(await repliesOf(db))]
}

async function questionsOf(db: Db): Promise<Drift[]> {
  const rows = await db
    .selectFrom('comments')
    .leftJoin('answers', (join) =>
      join.onRef('answers.id', '=', 'comments.object_id').on('comments.object_type', '=', kindNumber('answer')),
    )
    .select(['comments.id', 'comments.question_id as stored'])
    .select((eb) =>
      eb
        .case()
        .when('comments.object_type', '=', kindNumber('question'))
        .then(eb.ref('comments.object_id'))
        .else(eb.ref('answers.question_id'))
        .end()
        .as('counted'),
    )
    .where((eb) =>
      eb.or([
        eb.and([
          eb('comments.object_type', '=', kindNumber('question')),
          eb('comments.question_id', '<>', eb.ref('comments.object_id')),
        ]),
        eb.and([
          eb('comments.object_type', '=', kindNumber('answer')),
          eb('answers.question_id', 'is distinct from', eb.ref('comments.question_id')),
        ]),
      ]),
    )
    .execute()
  return rows.map((row) => ({ counter: 'comments.question_id', ...row }))
}

async function repliesOf(db: Db): Promise<Drift[]> {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('comments as replied', 'replied.id', 'comments.reply_comment_id')
    .select(['comments.id', 'comments.reply_user_id as stored', 'replied.user_id as counted'])
    .where((eb) => eb('comments.reply_user_id', 'is distinct from', eb.ref('replied.user_id')))
    .execute()
  return rows.map((row) => ({ counter: 'comments.reply_user_id', ...row }))
}

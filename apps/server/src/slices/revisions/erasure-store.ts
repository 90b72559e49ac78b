import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'
import type { RevisedType, RevisionContents } from './revision.ts'

/** A condition on versions. */
type Which = (eb: ExpressionBuilder<Tables, 'revisions'>) => Expression<SqlBool>

/** Matches the versions of one kind of object that a person wrote, and those of the person's own objects. */
export function versionsWith(type: RevisedType, userId: number): Which {
  return (eb) => {
    const own =
      type === 'tag'
        ? []
        : [
            eb('object_id', 'in', (inner) =>
              inner
                .selectFrom(type === 'question' ? 'questions' : 'answers')
                .select('id')
                .where('user_id', '=', userId),
            ),
          ]
    return eb.and([eb('object_type', '=', kindNumber(type)), eb.or([eb('user_id', '=', userId), ...own])])
  }
}

/** Matches the versions of the given tags. */
export function versionsOfTags(tagIds: readonly number[]): Which {
  return (eb) => eb.and([eb('object_type', '=', kindNumber('tag')), eb('object_id', 'in', [...tagIds])])
}

/** Replaces all texts of some versions; their summaries become empty. */
export async function replaceVersions(
  tx: Db,
  which: Which,
  title: string,
  content: RevisionContents[RevisedType],
): Promise<void> {
  await tx
    .updateTable('revisions')
    .set({ title, content: JSON.stringify(content), summary: '' })
    .where(which)
    .execute()
}

/**
 * Replaces the titles in the versions of answers to a person's questions, because these are the titles of the
 * questions.
 */
export async function replaceAnswerTitlesBelow(tx: Db, userId: number, title: string): Promise<void> {
  await tx
    .updateTable('revisions')
    .set({ title })
    .where('object_type', '=', kindNumber('answer'))
    .where('object_id', 'in', (eb) =>
      eb
        .selectFrom('answers')
        .innerJoin('questions', 'questions.id', 'answers.question_id')
        .select('answers.id')
        .where('questions.user_id', '=', userId),
    )
    .execute()
}

/** Rejects every waiting suggestion of a person. */
export async function rejectSuggestionsOf(
  tx: Db,
  userId: number,
  decision: { reviewerId: number; at: number },
): Promise<void> {
  await tx
    .updateTable('revisions')
    .set({ status: 'rejected', reviewer_id: decision.reviewerId, reviewed_at: decision.at })
    .where('user_id', '=', userId)
    .where('status', '=', 'waiting')
    .execute()
}

/** Lists the objects of which a person wrote a version that took effect. */
export async function listObjectsEditedBy(db: Db, userId: number, objectType: RevisedType): Promise<number[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('object_id')
    .distinct()
    .where('object_type', '=', kindNumber(objectType))
    .where('user_id', '=', userId)
    .where('status', 'in', ['first', 'applied'])
    .orderBy('object_id')
    .execute()
  return rows.map((row) => row.object_id)
}

import type { Viewer } from '../../platform/http/viewer.ts'
import type { Db } from '../../platform/db/database.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'
import { questionVisibleTo } from '../questions/index.ts'
import type { RevisedType } from '../revisions/index.ts'

/**
 * Selects the waiting suggestions for objects that this viewer may see. Deleted tags cannot be edited, so suggestions
 * for them are left out. With `exists`, the object of each suggestion is looked up; with `in`, SQLite would list all
 * questions and answers first.
 */
function selectReviewable(db: Db, types: readonly RevisedType[], viewer: Viewer) {
  return db
    .selectFrom('revisions')
    .where('revisions.status', '=', 'waiting')
    .where('revisions.object_type', 'in', types.map(kindNumber))
    .where((eb) => {
      const questions = eb
        .selectFrom('questions')
        .select('questions.id')
        .whereRef('questions.id', '=', 'revisions.object_id')
        .where('questions.status', 'in', ['available', 'closed'])
        .where(questionVisibleTo(viewer))
      const answers = eb
        .selectFrom('answers')
        .innerJoin('questions', 'questions.id', 'answers.question_id')
        .select('answers.id')
        .whereRef('answers.id', '=', 'revisions.object_id')
        .where('answers.status', '=', 'available')
        .where('questions.status', 'in', ['available', 'closed'])
        .where(questionVisibleTo(viewer))
      const tags = eb
        .selectFrom('tags')
        .select('tags.id')
        .whereRef('tags.id', '=', 'revisions.object_id')
        .where('tags.status', '=', 'available')
      const is = (type: RevisedType) => eb('revisions.object_type', '=', kindNumber(type))
      return eb.or([
        eb.and([is('question'), eb.exists(questions)]),
        eb.and([is('answer'), eb.exists(answers)]),
        eb.and([is('tag'), eb.exists(tags)]),
      ])
    })
}

/** Counts the suggestions a viewer could decide on. */
export async function countReviewable(db: Db, types: readonly RevisedType[], viewer: Viewer): Promise<number> {
  if (types.length === 0) return 0
  const { count } = await selectReviewable(db, types, viewer)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Reads the ids of one page of the suggestions that a viewer could decide on, oldest first. */
export async function listReviewableIds(
  db: Db,
  types: readonly RevisedType[],
  viewer: Viewer,
  page: { size: number; offset: number },
): Promise<number[]> {
  if (types.length === 0) return []
  const rows = await selectReviewable(db, types, viewer)
    .select('revisions.id')
    .orderBy('revisions.id')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.id)
}

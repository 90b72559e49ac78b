import type { Schemas } from '@quandary/api-client'
import { canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { findDuplicateLinks } from '../links/links-store.ts'
import { questionIds } from '../post-ids.ts'
import type { Question } from '../question.ts'
import { visibilityOf } from '../question.ts'
import { findQuestions } from '../store.ts'

/** The fields of a question that a link to it shows. */
export type LinkedQuestion = NonNullable<Schemas['QuestionNotice']['duplicate_of']>

/**
 * Loads the originals of closed duplicates, by the ids of the duplicates. Originals on other sites and those hidden
 * from this viewer are left out.
 */
export async function loadDuplicates(
  ctx: AppContext,
  questions: readonly Question[],
  viewer: Viewer | null,
): Promise<ReadonlyMap<number, LinkedQuestion>> {
  const closed = questions.filter(({ status }) => status === 'closed').map(({ id }) => id)
  const targets = closed.length === 0 ? new Map<number, number>() : await findDuplicateLinks(ctx.db, closed)
  if (targets.size === 0) return new Map()
  const writeId = await questionIds.writer(ctx)
  const found = new Map((await findQuestions(ctx.db, [...targets.values()])).map((target) => [target.id, target]))
  return new Map(
    [...targets].flatMap(([id, targetId]) => {
      const target = found.get(targetId)
      if (!target || !canSeeQuestion(viewer, visibilityOf(target))) return []
      const { title, url_title, answer_count } = target
      return [[id, { id: writeId(targetId), title, url_title, answer_count }] as const]
    }),
  )
}

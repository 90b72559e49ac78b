import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { addToQuestionCount, isUnavailable, findVisibleQuestionById } from '../questions/index.ts'
import { BookmarkTargetNotFound } from './errors.ts'
import { bookmarkChanged } from './events.ts'
import { bookmarkedAmong, deleteBookmark, insertBookmark } from './store.ts'

/**
 * Bookmarks a question or removes the bookmark. Idempotent: a repeated call returns the unchanged count.
 * @returns how often the question is bookmarked
 * @throws {BookmarkTargetNotFound}
 */
export async function switchBookmark(
  ctx: AppContext,
  { questionId, bookmarked }: { questionId: number; bookmarked: boolean },
  viewer: Viewer,
): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    // Concurrent calls change the counter one after the other: the question is read under the lock.
    const [, question, known] = await Promise.all([
      lockRow(tx, 'questions', questionId),
      findVisibleQuestionById(tx, viewer, questionId),
      bookmarkedAmong(tx, viewer.id, [questionId]),
    ])
    if (!question || isUnavailable(question)) throw new BookmarkTargetNotFound()
    if (bookmarked === known.includes(questionId)) return question.collection_count
    const at = ctx.clock.now()
    await (bookmarked ? insertBookmark(tx, viewer.id, questionId, at) : deleteBookmark(tx, viewer.id, questionId))
    const change = bookmarked ? 1 : -1
    await addToQuestionCount(tx, questionId, 'collection_count', change)
    await ctx.bus.emit(tx, bookmarkChanged, { actorId: viewer.id, questionId, bookmarked, at })
    return question.collection_count + change
  })
}

import { assertCanAddAnswer, canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRows } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { postStatusNumber } from '../../platform/ids/status-numbers.ts'
import { assertTextLength, readLinkLimit, renderPost } from '../posts/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestion, linkTargetsIn, QuestionNotFound, visibilityOf } from '../questions/index.ts'
import { readPrivileges, readSettings } from '../site-settings/index.ts'
import { judgeAnswer, storeAnswer } from './store-answer.ts'
import { findOwnAnswers } from './store.ts'

/**
 * Stores an answer and emits its event.
 * @returns its id
 * @throws {QuestionNotFound} 400, also for questions hidden from the author
 * @throws {PermissionDenied} without `answer.add`
 * @throws {ActionRefused} the question is closed, deleted or pending, or the author has answered already and the site
 * allows one answer
 * @throws {InvalidFields} on `content`: too short or too long, or with more links than the author may post
 */
export async function createAnswer(
  ctx: AppContext,
  { questionId, content }: { questionId: number; content: string },
  viewer: Viewer,
): Promise<number> {
  assertTextLength('answer', content)
  const { restrict_answer: restrictAnswer } = await readSettings(ctx, 'site_write')
  const privileges = await readPrivileges(ctx)
  const html = await renderPost(ctx, content)
  const assertLinks = await readLinkLimit(ctx, viewer)
  assertLinks({ field: 'content', html })
  const judgement = await judgeAnswer(ctx, { content, html }, viewer)
  return ctx.db.transaction().execute(async (tx) => {
    const [question, own] = await lockAnsweredQuestion(tx, questionId, html, viewer.id)
    if (!question || !canSeeQuestion(viewer, visibilityOf(question))) throw new QuestionNotFound(400)
    const answered = own.length > 0
    assertCanAddAnswer(
      viewer,
      { questionStatus: postStatusNumber(question.status), answered, restrictAnswer },
      privileges,
    )
    return storeAnswer(ctx, tx, question, { content, html }, { authorId: viewer.id, judgement })
  })
}

/**
 * Locks the question together with the questions that the answer links to, in the order of their ids.
 * @returns the question and the author's answers to it, as read under the lock
 */
async function lockAnsweredQuestion(
  tx: Tx,
  id: number,
  html: string,
  authorId: number,
): Promise<[Question | undefined, readonly unknown[]]> {
  const [, question, own] = await Promise.all([
    lockRows(tx, 'questions', [id, ...linkTargetsIn(html)]),
    findQuestion(tx, id),
    findOwnAnswers(tx, authorId, [id]),
  ])
  return [question, own]
}

import type { OperationBody, Schemas } from '@quandary/api-client'
import { assertCanAddAnswer, canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRows } from '../../platform/db/lock.ts'
import { postStatusNumber } from '../../platform/ids/status-numbers.ts'
import { readLinkLimit, renderPost } from '../posts/index.ts'
import type { Author, Question } from '../questions/index.ts'
import { findQuestion, linkTargetsIn, questionIds, QuestionNotFound, visibilityOf } from '../questions/index.ts'
import { readPrivileges, readSettings } from '../site-settings/index.ts'
import { answerWithQuestion } from './answer-view.ts'
import { judgeAnswer, storeAnswer } from './store-answer.ts'
import { findOwnAnswers } from './store.ts'

/**
 * Stores an answer and emits its event.
 * @throws {QuestionNotFound} 400, also for questions hidden from the author
 * @throws {ActionRefused} the question is closed or deleted, or the author has answered already and the site allows one
 * answer
 * @throws {InvalidFields} on `content`, with more links than the author may post
 */
export async function createAnswer(
  app: AppContext,
  given: OperationBody<'createAnswer'>,
  author: Author,
): Promise<Schemas['AnswerWithQuestion']> {
  const { viewer } = author
  const { restrict_answer: restrictAnswer } = await readSettings(app, 'site_write')
  const privileges = await readPrivileges(app)
  const html = await renderPost(app, given.content)
  const assertLinks = await readLinkLimit(app, viewer)
  assertLinks({ field: 'content', html })
  const judgement = await judgeAnswer(app, { content: given.content, html }, viewer)
  const questionId = questionIds.read(given.question_id)
  const id = await app.db.transaction().execute(async (tx) => {
    const question = questionId === undefined ? undefined : await lockAnsweredQuestion(tx, questionId, html)
    if (!question || !canSeeQuestion(viewer, visibilityOf(question))) throw new QuestionNotFound(400)
    const answered = (await findOwnAnswers(tx, viewer.id, [question.id])).length > 0
    assertCanAddAnswer(
      viewer,
      { questionStatus: postStatusNumber(question.status), answered, restrictAnswer },
      privileges,
    )
    return storeAnswer(app, tx, question, { content: given.content, html }, { authorId: viewer.id, judgement })
  })
  return answerWithQuestion(app, id, author)
}

/** Locks the question together with the questions that the answer links to, in the order of their ids. */
async function lockAnsweredQuestion(tx: Tx, id: number, html: string): Promise<Question | undefined> {
  await lockRows(tx, 'questions', [id, ...linkTargetsIn(html)])
  return findQuestion(tx, id)
}

import type { OperationBody, Schemas } from '@quandary/api-client'
import type { Language } from '@quandary/i18n'
import { excerptOf, renderMarkdown } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Question } from '../questions/index.ts'
import {
  addToQuestionCount,
  findQuestion,
  findVisibleQuestion,
  questionDetail,
  QuestionNotFound,
  setLastAnswer,
  touchQuestion,
} from '../questions/index.ts'
import { readSettings, siteUrl } from '../site-settings/index.ts'
import { addToUserCount } from '../users/index.ts'
import { answerDetails } from './answer-view.ts'
import { AlreadyAnswered, QuestionTakesNoAnswers } from './errors.ts'
import { answerCreated } from './events.ts'
import { findAnswer, findOwnAnswers, insertAnswer } from './store.ts'

/**
 * Stores an answer and tells those who listen.
 * @throws {QuestionNotFound} 400, also for questions the author may not know of
 * @throws {QuestionTakesNoAnswers} the question is closed or deleted
 * @throws {AlreadyAnswered} a second answer where the site allows one
 */
export async function createAnswer(
  app: AppContext,
  given: OperationBody<'createAnswer'>,
  author: { viewer: Viewer; language: Language },
): Promise<Schemas['AnswerWithQuestion']> {
  const { viewer } = author
  const question = await findVisibleQuestion(app, given.question_id, viewer)
  if (!question) throw new QuestionNotFound(400)
  const { restrict_answer } = await readSettings(app, 'site_write')
  const html = renderMarkdown(given.content, { siteUrl: await siteUrl(app) })
  const text = { original_text: given.content, parsed_text: html, excerpt: excerptOf(html) }
  const id = await app.db.transaction().execute(async (tx) => {
    const at = app.clock.now()
    // Writing the question's row first holds it, so that closing it or answering twice at once has to wait.
    await touchQuestion(tx, question.id, { type: 'answered', operatorId: viewer.id, at })
    await checkQuestion(tx, question.id, viewer.id, restrict_answer)
    const answerId = await insertAnswer(tx, { question_id: question.id, user_id: viewer.id, created_at: at, ...text })
    await addToQuestionCount(tx, question.id, 'answer_count', 1)
    await setLastAnswer(tx, question.id, answerId)
    await addToUserCount(tx, viewer.id, 'answer_count', 1)
    const facts = { answerId, questionId: question.id, answerAuthorId: viewer.id, questionAuthorId: question.user_id }
    await app.bus.emit(tx, answerCreated, { ...facts, at })
    return answerId
  })
  return answerWithQuestion(app, id, question, author)
}

async function checkQuestion(tx: Tx, questionId: number, userId: number, oneEach: boolean): Promise<void> {
  const question = await findQuestion(tx, questionId)
  if (question?.status !== 'available') throw new QuestionTakesNoAnswers()
  if (oneEach && (await findOwnAnswers(tx, userId, [questionId])).length > 0) throw new AlreadyAnswered()
}

async function answerWithQuestion(
  app: AppContext,
  id: number,
  before: Question,
  author: { viewer: Viewer; language: Language },
): Promise<Schemas['AnswerWithQuestion']> {
  const [answer, question] = await Promise.all([findAnswer(app.db, id), findQuestion(app.db, before.id)])
  const [info] = answer ? await answerDetails(app, [answer], author) : []
  if (!info) throw new Error('The new answer was not stored')
  return { info, question: await questionDetail(app, question ?? before, author) }
}

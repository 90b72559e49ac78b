import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { QuestionNotFound } from './errors.ts'
import { findSeenQuestion } from './find-seen-question.ts'
import { questionIds } from './post-ids.ts'
import type { Reader } from './question-view.ts'
import { questionDetail } from './question-view.ts'
import type { Question } from './question.ts'
import { questionViews } from './question-views.ts'
import { addToQuestionCount } from './store.ts'

/**
 * A question as its page shows it; counts a view unless the same reader was here a moment ago, or is a program.
 * @param reader.ip tells guests apart
 * @param reader.userAgent the browser as it names itself, '' when it does not
 * @throws {QuestionNotFound} 404, also for questions this reader may not know of
 */
export async function getQuestion(
  app: AppContext,
  id: string,
  reader: Reader & { ip: string; userAgent: string },
): Promise<Schemas['QuestionDetail']> {
  const question = await findVisibleQuestion(app, id, reader.viewer)
  if (!question) throw new QuestionNotFound()
  const isNew = questionViews(app).isNew(question.id, reader)
  if (isNew) await addToQuestionCount(app.db, question.id, 'view_count', 1)
  const seen = isNew ? { ...question, view_count: question.view_count + 1 } : question
  return questionDetail(app, seen, reader)
}

/** The question behind a public id, undefined when there is none or this viewer may not know of it. */
export async function findVisibleQuestion(
  app: AppContext,
  publicId: string,
  viewer: Viewer | null,
): Promise<Question | undefined> {
  const id = questionIds.read(publicId)
  return id === undefined ? undefined : findSeenQuestion(app.db, viewer, id)
}

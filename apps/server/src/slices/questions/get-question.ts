import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { QuestionNotFound } from './errors.ts'
import { findVisibleQuestionById } from './find-seen-question.ts'
import { questionIds } from './post-ids.ts'
import type { Reader } from './question-view.ts'
import { loadQuestionContext, questionDetail } from './question-view.ts'
import type { Question } from './question.ts'
import { questionViews } from './question-views.ts'

/**
 * Returns a question for its page and counts a view, unless the same reader viewed it recently or is a bot.
 * @param reader.ip distinguishes guests
 * @param reader.userAgent '' if the client sends none
 * @throws {QuestionNotFound} 404, also for questions hidden from this reader
 */
export async function getQuestion(
  ctx: AppContext,
  id: string,
  reader: Reader & { ip: string; userAgent: string },
): Promise<Schemas['QuestionDetail']> {
  const key = questionIds.read(id)
  if (key === undefined) throw new QuestionNotFound()
  const [question, context] = await Promise.all([
    findVisibleQuestionById(ctx.db, reader.viewer, key),
    loadQuestionContext(ctx, [key], reader.viewer),
  ])
  if (!question) throw new QuestionNotFound()
  const views = questionViews(ctx)
  const isNew = views.isNew(question.id, reader)
  const seen = isNew ? { ...question, view_count: question.view_count + 1 } : question
  // Not awaited yet: where the engine has several connections, this update runs while the details are read.
  const counted = isNew ? views.write(question.id, 1) : undefined
  const [detail] = await Promise.all([questionDetail(ctx, seen, reader, context), counted])
  return detail
}

/** Finds the question with this public id; undefined when it is absent or hidden from this viewer. */
export async function findVisibleQuestion(
  ctx: AppContext,
  publicId: string,
  viewer: Viewer | null,
): Promise<Question | undefined> {
  const id = questionIds.read(publicId)
  return id === undefined ? undefined : findVisibleQuestionById(ctx.db, viewer, id)
}

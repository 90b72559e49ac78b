import type { OperationData, OperationQuery } from '@quandary/api-client'
import { hasPermission } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Reader } from '../questions/index.ts'
import { findVisibleQuestionById, questionIds, QuestionNotFound } from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { answerDetails } from './answer-view.ts'
import { listQuestionAnswers } from './store.ts'
import { withinPage } from './within-page.ts'

const LIMITS = { size: 20, max: 1000 }

/**
 * Lists one page of a question's answers. Deleted and pending ones are visible to their author and those who may delete
 * answers.
 * @throws {QuestionNotFound} 404, also for questions hidden from this reader
 */
export async function listAnswers(
  ctx: AppContext,
  query: OperationQuery<'listAnswers'>,
  reader: Reader,
): Promise<OperationData<'listAnswers'>> {
  const questionId = questionIds.read(query.question_id)
  if (questionId === undefined) throw new QuestionNotFound()
  const seesAll = hasPermission(reader.viewer, 'answer.delete', await readPrivileges(ctx))
  const selection = {
    questionId,
    order: query.order ?? 'default',
    deletedOf: seesAll ? ('all' as const) : (reader.viewer?.id ?? null),
  }
  const [question, { count, answers }] = await Promise.all([
    findVisibleQuestionById(ctx.db, reader.viewer, questionId),
    listQuestionAnswers(ctx.db, selection, readPaging(query, LIMITS)),
  ])
  if (!question) throw new QuestionNotFound()
  const list = await answerDetails(ctx, answers, reader)
  return { count, list: query.shorten === true ? withinPage(list, query.whole) : list }
}

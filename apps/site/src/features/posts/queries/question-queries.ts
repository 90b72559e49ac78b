import type { OperationQuery, QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { keepPreviousData } from '@tanstack/react-query'

/** A row of the question list. */
export type QuestionRow = Schemas['QuestionListItem']

/** A question with everything its page shows. */
export type Question = Schemas['QuestionDetail']

/** Questions per page of a list (docs/spec/screens.md#constants). */
export const QUESTIONS_PER_PAGE = 20

/** Orders of the question list, the default first (docs/spec/domain.md#lists). */
export const questionOrders = ['active', 'newest', 'unanswered', 'frequent', 'score', 'hot', 'recommend'] as const

export type QuestionOrder = (typeof questionOrders)[number]

/** The selection of a question list. */
export interface QuestionListFilter {
  order?: QuestionOrder | undefined
  page?: number | undefined
  tag?: string | undefined
  username?: string | undefined
}

export function questionListQuery(api: QuandaryClient, filter: QuestionListFilter) {
  const query: OperationQuery<'listQuestions'> = {
    order: filter.order ?? 'active',
    page: filter.page ?? 1,
    page_size: QUESTIONS_PER_PAGE,
    ...(filter.tag === undefined ? {} : { tag: filter.tag }),
    ...(filter.username === undefined ? {} : { username: filter.username }),
  }
  return operationQuery(api, 'listQuestions', { query })
}

const HOT_ROWS = 6

/** Queries the hot questions for the side column. */
export function hotQuestionsQuery(api: QuandaryClient) {
  const query = { order: 'hot', page: 1, page_size: HOT_ROWS } as const
  return operationQuery(api, 'listQuestions', { query })
}

/** Queries the related questions for the side column. */
export function relatedQuestionsQuery(api: QuandaryClient, questionId: string) {
  const query = { question_id: questionId, page_size: HOT_ROWS } as const
  return operationQuery(api, 'listRelatedQuestions', { query })
}

export function questionQuery(api: QuandaryClient, id: string) {
  return operationQuery(api, 'getQuestion', { query: { id } })
}

/** Queries the questions with a similar title. */
export function similarQuestionsQuery(api: QuandaryClient, title: string) {
  return {
    ...operationQuery(api, 'listSimilarQuestions', { query: { title } }),
    placeholderData: keepPreviousData,
    enabled: title !== '',
  }
}

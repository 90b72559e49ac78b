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

type ListQuery = OperationQuery<'listQuestions'>

/** The filters of a question list, with the names used in addresses (docs/spec/domain.md#lists). */
export interface QuestionFilters {
  answers?: ListQuery['answers']
  state?: ListQuery['state']
  /** Either a number, or the text of a number that was read from an address. */
  min_votes?: number | string | undefined
  in_days?: number | string | undefined
  /** Slugs, separated by commas. */
  tags?: string | undefined
  match?: ListQuery['match']
  not_tags?: string | undefined
  only?: ListQuery['only']
}

/** The selection of a question list. */
export interface QuestionListFilter extends QuestionFilters {
  order?: QuestionOrder | undefined
  page?: number | undefined
  tag?: string | undefined
  username?: string | undefined
  /** `open` while the filter form is open. It is not sent to the server. */
  filters?: 'open' | undefined
}

export function questionListQuery(api: QuandaryClient, filter: QuestionListFilter) {
  const { order = 'active', page = 1, filters: _, ...selected } = filter
  // The cast is needed because the type allows neither numbers as text nor undefined values. In the address of a
  // request, they make no difference.
  const query = { ...selected, order, page, page_size: QUESTIONS_PER_PAGE } as ListQuery
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

/** Queries the questions that a question links to or is linked from, for the side column. */
export function linkedQuestionsQuery(api: QuandaryClient, questionId: string) {
  return operationQuery(api, 'listLinkedQuestions', { query: { question_id: questionId } })
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

import type { OperationQuery, QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** An answer with everything its item on the page shows. */
export type Answer = Schemas['AnswerDetail']

/** Answers per page of a question (docs/spec/screens.md#constants). */
export const ANSWERS_PER_PAGE = 15

/** Sort orders of answers, the default first. Only the default order puts the accepted answer first. */
export const answerOrders = ['score', 'newest', 'oldest'] as const

export type AnswerOrder = (typeof answerOrders)[number]

const wireOrder = { score: 'default', newest: 'updated', oldest: 'created' } as const

/** The selection of answers that a page shows. */
export interface AnswerFilter {
  order?: AnswerOrder | undefined
  page?: number | undefined
  /** Id of the answer named by the address. The server never shortens its text. */
  whole?: string | undefined
}

/** Queries a page of answers. If the page would be very long, the server shortens the last answers. */
export function answersQuery(api: QuandaryClient, questionId: string, filter: AnswerFilter) {
  const query: OperationQuery<'listAnswers'> = {
    question_id: questionId,
    order: wireOrder[filter.order ?? 'score'],
    shorten: true,
    ...(filter.whole !== undefined && { whole: filter.whole }),
    page: filter.page ?? 1,
    page_size: ANSWERS_PER_PAGE,
  }
  return operationQuery(api, 'listAnswers', { query })
}

/** Queries an answer with its question, for the editor. */
export function answerQuery(api: QuandaryClient, id: string) {
  return {
    ...operationQuery(api, 'getAnswer', { query: { id } }),
    staleTime: 0,
  }
}

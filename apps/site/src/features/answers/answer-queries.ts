import { type OperationQuery, type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** An answer with everything its place on the page shows. */
export type Answer = Schemas['AnswerDetail']

/** Answers on a page of a question (product spec §9). */
export const ANSWERS_PER_PAGE = 15

/** Orders of the answers, the default first; the accepted answer is first in the default order. */
export const answerOrders = ['score', 'newest'] as const

export type AnswerOrder = (typeof answerOrders)[number]

const wireOrder = { score: 'default', newest: 'updated' } as const

/** Which answers of a question a page shows. */
export interface AnswerFilter {
  order?: AnswerOrder | undefined
  page?: number | undefined
}

/** A page of the answers of a question. */
export function answersQuery(api: QuandaryClient, questionId: string, filter: AnswerFilter) {
  const query: OperationQuery<'listAnswers'> = {
    question_id: questionId,
    order: wireOrder[filter.order ?? 'score'],
    page: filter.page ?? 1,
    page_size: ANSWERS_PER_PAGE,
  }
  return queryOptions({
    queryKey: ['answers', query],
    queryFn: ({ signal }) => unwrap(api.call('listAnswers', { query, signal })),
  })
}

/** An answer with its question, to be edited. */
export function answerQuery(api: QuandaryClient, id: string) {
  return queryOptions({
    queryKey: ['answer', id],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('getAnswer', { query: { id }, signal })),
  })
}

import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { listAddress, type ListSearch, ROWS_PER_PAGE } from '../lists/index.ts'

/** States of a post that are lists of their own. */
export type PostFilter = 'normal' | 'closed' | 'deleted' | 'pending'
export type AnswerFilter = Exclude<PostFilter, 'closed'>

export const questionFilters = ['normal', 'closed', 'pending', 'deleted'] as const
export const answerFilters = ['normal', 'pending', 'deleted'] as const

export const questionList = listAddress<PostFilter>('/admin/questions', questionFilters)
export const answerList = listAddress<AnswerFilter>('/admin/answers', answerFilters)

export function questionsQuery(api: QuandaryClient, search: ListSearch<PostFilter>) {
  return operationQuery(api, 'listAdminQuestions', {
    query: { status: search.filter, ...narrowed(search) },
  })
}

export function answersQuery(api: QuandaryClient, search: ListSearch<AnswerFilter>) {
  return operationQuery(api, 'listAdminAnswers', {
    query: {
      status: search.filter,
      ...narrowed(search),
      ...(search.question === '' ? {} : { question_id: search.question }),
    },
  })
}

function narrowed({ query, page, user }: ListSearch<PostFilter>) {
  return {
    page,
    page_size: ROWS_PER_PAGE,
    ...(query === '' ? {} : { query }),
    ...(user === '' ? {} : { user_id: user }),
  }
}

import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { listAddress, type ListSearch, ROWS_PER_PAGE } from '../lists/index.ts'

/** States of a post that have their own list. */
export type PostFilter = 'normal' | 'closed' | 'deleted' | 'pending'
export type AnswerFilter = Exclude<PostFilter, 'closed'>

export const questionFilters = ['normal', 'closed', 'pending', 'deleted'] as const
export const answerFilters = ['normal', 'pending', 'deleted'] as const

export type QuestionColumn = 'created' | 'votes' | 'answers'
export type AnswerColumn = Exclude<QuestionColumn, 'answers'>
export type QuestionSearch = ListSearch<PostFilter, QuestionColumn>
export type AnswerSearch = ListSearch<AnswerFilter, AnswerColumn>

export const questionList = listAddress<PostFilter, QuestionColumn>('/admin/questions', questionFilters, [
  'created',
  'votes',
  'answers',
])
export const answerList = listAddress<AnswerFilter, AnswerColumn>('/admin/answers', answerFilters, ['created', 'votes'])

export function questionsQuery(api: QuandaryClient, search: QuestionSearch) {
  return operationQuery(api, 'listAdminQuestions', {
    query: { status: search.filter, ...narrowed(search) },
  })
}

export function answersQuery(api: QuandaryClient, search: AnswerSearch) {
  return operationQuery(api, 'listAdminAnswers', {
    query: {
      status: search.filter,
      ...narrowed(search),
      ...(search.question === '' ? {} : { question_id: search.question }),
    },
  })
}

function narrowed<Column extends QuestionColumn>(search: ListSearch<PostFilter, Column>) {
  const { query, page, user, order, direction } = search
  return {
    order,
    direction,
    page,
    page_size: ROWS_PER_PAGE,
    ...(query === '' ? {} : { query }),
    ...(user === '' ? {} : { user_id: user }),
  }
}

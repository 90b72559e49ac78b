import { useSuspenseQuery } from '@tanstack/react-query'
import { useSite } from '../../shell/context/site-context.ts'
import { type QuestionListFilter, questionListQuery, type QuestionRow } from '../posts/index.ts'
import { useIgnoredQuestions } from './use-ignored-questions.ts'

/** Number of rows at the top of a list that are visible together with the side column. */
const FIRST_ROWS = 6

/**
 * Returns a function that decides which hot questions are left out beside a list: those in its first rows, and those
 * with ignored tags.
 */
export function useLeftOutBeside(filter: QuestionListFilter) {
  const { api } = useSite()
  const { isIgnored } = useIgnoredQuestions()
  const { list } = useSuspenseQuery(questionListQuery(api, filter)).data
  const first = new Set(list.slice(0, FIRST_ROWS).map(({ id }) => id))
  return (question: Pick<QuestionRow, 'id' | 'tags'>) => first.has(question.id) || isIgnored(question)
}

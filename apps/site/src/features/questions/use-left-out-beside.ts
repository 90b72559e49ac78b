import { useSuspenseQuery } from '@tanstack/react-query'
import { useSite } from '../../shell/context/site-context.ts'
import { type QuestionListFilter, questionListQuery, type QuestionRow } from '../posts/index.ts'
import { useIgnoredQuestions } from './use-ignored-questions.ts'

/** Rows at the top of a list, which are on the screen together with the side column. */
const FIRST_ROWS = 6

/** Tells which hot questions are left out beside a list: those of its first rows, and those with ignored tags. */
export function useLeftOutBeside(filter: QuestionListFilter) {
  const { api } = useSite()
  const { isIgnored } = useIgnoredQuestions()
  const { list } = useSuspenseQuery(questionListQuery(api, filter)).data
  const first = new Set(list.slice(0, FIRST_ROWS).map(({ id }) => id))
  return (question: Pick<QuestionRow, 'id' | 'tags'>) => first.has(question.id) || isIgnored(question)
}

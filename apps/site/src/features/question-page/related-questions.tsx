import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { QuestionLinks } from '../questions/index.ts'
import { relatedQuestionsQuery } from '../posts/index.ts'

export function RelatedQuestions({ questionId }: { questionId: string }): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { data } = useQuery(relatedQuestionsQuery(api, questionId))
  return <QuestionLinks title={t('questions.related')} questions={data?.list ?? []} />
}

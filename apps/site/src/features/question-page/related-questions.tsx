import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { QuestionLinks } from '../questions/index.ts'
import { linkedQuestionsQuery, relatedQuestionsQuery } from '../posts/index.ts'

/** Side cards: the questions that this one links to, those that link to it, and further related ones. */
export function RelatedQuestions({ questionId }: { questionId: string }): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { data: linked } = useQuery(linkedQuestionsQuery(api, questionId))
  const { data: related } = useQuery(relatedQuestionsQuery(api, questionId))
  const { links_to: linksTo = [], linked_from: linkedFrom = [] } = linked ?? {}
  const known = new Set([...linksTo, ...linkedFrom].map(({ id }) => id))
  return (
    <>
      <QuestionLinks title={t('questions.linked')} questions={linksTo} />
      <QuestionLinks title={t('questions.linking')} questions={linkedFrom} />
      <QuestionLinks
        title={t('questions.related')}
        questions={(related?.list ?? []).filter(({ id }) => !known.has(id))}
      />
    </>
  )
}

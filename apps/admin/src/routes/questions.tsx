import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LIST_PENDING_MS, ListPending, useListSearch } from '../features/lists/index.ts'
import { questionList, QuestionsPage, questionsQuery } from '../features/posts/index.ts'
import { pendingQuestionCountQuery } from '../shell/waiting-queries.ts'

export const Route = createFileRoute('/questions')({
  loaderDeps: ({ search }) => questionList.read(search),
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(questionsQuery(api, deps))
    void queryClient.prefetchQuery(pendingQuestionCountQuery(api))
  },
  component: QuestionsRoute,
  pendingMs: LIST_PENDING_MS,
  pendingComponent: () => <ListPending title="nav.questions" />,
})

function QuestionsRoute(): ReactNode {
  return <QuestionsPage search={useListSearch(questionList, Route.useSearch())} />
}

import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LIST_PENDING_MS, ListPending, useListSearch } from '../features/lists/index.ts'
import { answerList, AnswersPage, answersQuery } from '../features/posts/index.ts'
import { pendingAnswerCountQuery } from '../shell/waiting-queries.ts'

export const Route = createFileRoute('/answers')({
  loaderDeps: ({ search }) => answerList.read(search),
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(answersQuery(api, deps))
    void queryClient.prefetchQuery(pendingAnswerCountQuery(api))
  },
  component: AnswersRoute,
  pendingMs: LIST_PENDING_MS,
  pendingComponent: () => <ListPending title="nav.answers" />,
})

function AnswersRoute(): ReactNode {
  return <AnswersPage search={useListSearch(answerList, Route.useSearch())} />
}

import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListPending } from '../features/lists/list-pending.tsx'
import { AnswersPage } from '../features/posts/answers-page.tsx'
import { answerList, answersQuery } from '../features/posts/post-queries.ts'
import { pendingAnswerCountQuery } from '../shell/waiting-queries.ts'

export const Route = createFileRoute('/answers')({
  loaderDeps: ({ search }) => answerList.read(search),
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(answersQuery(api, deps))
    void queryClient.prefetchQuery(pendingAnswerCountQuery(api))
  },
  component: AnswersRoute,
  pendingComponent: () => <ListPending title="nav.answers" />,
})

function AnswersRoute(): ReactNode {
  return <AnswersPage search={answerList.read(Route.useSearch())} />
}

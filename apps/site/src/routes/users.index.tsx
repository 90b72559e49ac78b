import { createFileRoute } from '@tanstack/react-router'
import { rankingQuery } from '../features/people/people-queries.ts'
import { PeopleScreen } from '../features/people/people-screen.tsx'
import { loadPage } from '../shell/load-page.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/users/')({
  loader: async ({ context, location }) => {
    await loadPage(location.href, context.queryClient.fetchQuery(rankingQuery(context.api)))
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.t('nav.users'), description: context.t('people.lead'), path: '/users' }),
  component: PeopleScreen,
})

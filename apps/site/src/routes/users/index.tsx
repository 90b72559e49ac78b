import { createFileRoute } from '@tanstack/react-router'
import { peoplePeriods, peopleQuery, PeopleScreen, rankingQuery } from '../../features/people/index.ts'
import { loadPage } from '../../shell/loading/load-page.ts'
import { pageHead } from '../../shell/document/page-head.ts'
import { orderIn, pageIn, readSearch, textIn } from '../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/users/')({
  validateSearch: (search: Record<string, unknown>) =>
    readSearch({ q: textIn(search, 'q'), order: orderIn(search, peoplePeriods), page: pageIn(search) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps, location }) => {
    const reads = [queryClient.fetchQuery(peopleQuery(api, deps)), queryClient.fetchQuery(rankingQuery(api))]
    await loadPage(location.href, Promise.all(reads))
  },
  head: ({ match: { context, search } }) =>
    pageHead(context, {
      title: context.t('nav.users'),
      description: context.t('people.lead'),
      path: '/users',
      page: search.page,
    }),
  component: People,
})

function People() {
  return <PeopleScreen filter={Route.useSearch()} />
}

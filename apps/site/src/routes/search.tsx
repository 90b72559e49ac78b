import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadSearch, searchOrders, SearchScreen, snapshotTarget } from '../features/search/index.ts'
import { pageHead } from '../shell/document/page-head.ts'
import { choiceIn, orderIn, pageIn, readSearch, textIn } from '../shell/navigation/search-text.ts'

export const Route = createFileRoute('/search')({
  validateSearch: (search: Record<string, unknown>) =>
    readSearch({
      q: textIn(search, 'q'),
      order: orderIn(search, searchOrders),
      page: pageIn(search),
      verbatim: choiceIn(search, 'verbatim', ['1']),
    }),
  beforeLoad: ({ search }) => {
    const target = snapshotTarget(search.q)
    if (target !== undefined) throw redirect({ href: target, replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => loadSearch(context, location.href, deps),
  head: ({ match }) => {
    const { t } = match.context
    const { q } = match.search
    return pageHead(match.context, { title: q === undefined ? t('header.search') : t('search.title', { q }) })
  },
  component: Search,
})

function Search() {
  return <SearchScreen filter={Route.useSearch()} refusal={Route.useLoaderData().refusal} />
}

import { createFileRoute } from '@tanstack/react-router'
import { tagListQuery, tagOrders, TagsScreen } from '../../features/tags/index.ts'
import { loadPage } from '../../shell/loading/load-page.ts'
import { pageHead } from '../../shell/document/page-head.ts'
import { orderIn, pageIn, readSearch, textIn } from '../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/tags/')({
  validateSearch: (search: Record<string, unknown>) =>
    readSearch({ q: textIn(search, 'q'), order: orderIn(search, tagOrders), page: pageIn(search) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => {
    await loadPage(location.href, context.queryClient.fetchQuery(tagListQuery(context.api, deps)))
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.t('nav.tags'),
      description: match.context.t('tags.lead'),
      path: '/tags',
      page: match.search.page,
    }),
  component: Tags,
})

function Tags() {
  return <TagsScreen filter={Route.useSearch()} />
}

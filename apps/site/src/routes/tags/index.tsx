import { createFileRoute } from '@tanstack/react-router'
import { loadTags, tagOrders, TagsScreen } from '../../features/tags/index.ts'
import { pageHead } from '../../shell/document/page-head.ts'
import { orderIn, pageIn, readSearch, textIn } from '../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/tags/')({
  validateSearch: (search: Record<string, unknown>) =>
    readSearch({ q: textIn(search, 'q'), order: orderIn(search, tagOrders), page: pageIn(search) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => loadTags(context, location.href, deps),
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

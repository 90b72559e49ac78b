import { requireActivated } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { loadReview, ReviewScreen, reviewSearch } from '../features/reviews/index.ts'
import { guardPage } from '../shell/loading/load-page.ts'
import { pageHead } from '../shell/document/page-head.ts'

export const Route = createFileRoute('/review')({
  validateSearch: reviewSearch,
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireActivated),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => loadReview(context, location.href, deps),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('nav.review') }),
  component: Review,
})

function Review() {
  const { type, page = 1 } = Route.useSearch()
  return <ReviewScreen asked={type} page={page} />
}

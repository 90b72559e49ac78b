import { requireLogin } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { tagTimelineHref } from '../../../addresses.ts'
import { loadTimeline, timelineHead, TimelineScreen, timelineSearch } from '../../../features/timeline/index.ts'
import { guardPage } from '../../../shell/loading/load-page.ts'

export const Route = createFileRoute('/tags/$slug/timeline')({
  validateSearch: timelineSearch,
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireLogin),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { votes }, location, params }) =>
    loadTimeline(context, location.href, params.slug, votes === '1'),
  head: ({ match, params }) => timelineHead(match.context, params.slug, match.search.votes === '1'),
  component: Timeline,
})

function Timeline() {
  const { slug } = Route.useParams()
  const { votes } = Route.useSearch()
  return <TimelineScreen objectId={slug} votes={votes === '1'} path={tagTimelineHref(slug)} />
}

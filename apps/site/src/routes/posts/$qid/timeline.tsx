import { requireLogin } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { postTimelineHref } from '../../../addresses.ts'
import { loadTimeline, timelineHead, TimelineScreen, timelineSearch } from '../../../features/timeline/index.ts'
import { guardPage } from '../../../shell/loading/load-page.ts'

export const Route = createFileRoute('/posts/$qid/timeline')({
  validateSearch: timelineSearch,
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireLogin),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { votes }, location, params }) =>
    loadTimeline(context, location.href, params.qid, votes === '1'),
  head: ({ match, params }) => timelineHead(match.context, params.qid, match.search.votes === '1'),
  component: Timeline,
})

function Timeline() {
  const { qid } = Route.useParams()
  const { votes } = Route.useSearch()
  return <TimelineScreen objectId={qid} votes={votes === '1'} path={postTimelineHref(qid)} />
}

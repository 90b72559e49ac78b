import { createFileRoute } from '@tanstack/react-router'
import { FailedScreen } from '../shell/frame/refusal-screens.tsx'
import { pageHead } from '../shell/document/page-head.ts'
import { readSearch, textIn } from '../shell/navigation/search-text.ts'

/**
 * An error page. Without a message in the query, it reports a failure (status 500). With a message, it reports a
 * refusal (status 404 or 403, so that no proxy replaces the page with its own error page). The server renders only
 * messages that it has written itself.
 */
export const Route = createFileRoute('/50x')({
  validateSearch: (search: Record<string, unknown>) =>
    readSearch({ title: textIn(search, 'title'), msg: textIn(search, 'msg'), reason: textIn(search, 'reason') }),
  beforeLoad: ({ context, search }) => {
    context.answer.status = search.msg === undefined ? 500 : search.reason === 'error.connector.unknown' ? 404 : 403
  },
  head: ({ match }) => pageHead(match.context, { title: match.search.title ?? match.context.t('error.50x_title') }),
  component: Failed,
})

function Failed() {
  const { title, msg } = Route.useSearch()
  return <FailedScreen title={title} words={msg} />
}

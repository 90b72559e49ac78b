import { requireActivated } from '@quandary/guards'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { notificationsQuery, NotificationsScreen, screenOf } from '../../../../features/notifications/index.ts'
import { guardPage, loadPage } from '../../../../shell/loading/load-page.ts'
import { pageHead } from '../../../../shell/document/page-head.ts'
import { readSearch, pageIn } from '../../../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/users/notifications/$kind/{-$filter}')({
  validateSearch: (search) => readSearch({ page: pageIn(search) }),
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, location, params }) => {
    guardPage(context, location.href, requireActivated)
    const screen = screenOf(params.kind, params.filter)
    if (screen === undefined) throw notFound()
    return { screen }
  },
  loader: async ({ context: { api, queryClient, screen }, deps: { page = 1 }, location }) => {
    await loadPage(location.href, queryClient.fetchQuery(notificationsQuery(api, { ...screen, page })))
  },
  head: ({ match }) => {
    const kind = match.params.kind === 'achievement' ? 'achievement' : 'inbox'
    return pageHead(match.context, { title: match.context.t(`header.${kind}`) })
  },
  component: Notifications,
})

function Notifications() {
  const { screen } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  return <NotificationsScreen selection={{ ...screen, page }} />
}

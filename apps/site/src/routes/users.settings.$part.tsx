import { requireActivated } from '@quandary/guards'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { notificationSettingsQuery } from '../features/settings/notification-queries.ts'
import { settingsPartIn } from '../features/settings/settings-parts.ts'
import { SettingsScreen } from '../features/settings/settings-screen.tsx'
import { guardPage, loadPage } from '../shell/load-page.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/users/settings/$part')({
  beforeLoad: ({ context, location, params }) => {
    guardPage(context, location.href, requireActivated)
    const part = settingsPartIn(params.part)
    if (part === undefined) throw notFound()
    return { part }
  },
  loader: async ({ context: { api, part, queryClient }, location }) => {
    if (part !== 'notify') return
    await loadPage(location.href, queryClient.fetchQuery(notificationSettingsQuery(api)))
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('header.settings') }),
  component: Settings,
})

function Settings() {
  return <SettingsScreen part={Route.useRouteContext().part} />
}

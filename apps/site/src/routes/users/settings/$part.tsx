import { requireActivated } from '@quandary/guards'
import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  externalSettingsQuery,
  mutedQuestionsQuery,
  notificationSettingsQuery,
  PluginSettingsScreen,
  settingsPartIn,
  SettingsScreen,
  userPluginConfigQuery,
  userPluginsQuery,
} from '../../../features/settings/index.ts'
import { ignoredTagsQuery } from '../../../features/tags/index.ts'
import { userCenterIn } from '../../../shell/session/user-center-agent.ts'
import { guardPage, loadPage } from '../../../shell/loading/load-page.ts'
import { pageHead } from '../../../shell/document/page-head.ts'

export const Route = createFileRoute('/users/settings/$part')({
  beforeLoad: ({ context, location, params }) => {
    guardPage(context, location.href, requireActivated)
    return { part: settingsPartIn(params.part) }
  },
  loader: async ({ context, location, params }) => {
    const { api, part, queryClient } = context
    // The built-in settings work without the list of plugins, so a failure to load it is ignored.
    const plugins = queryClient.prefetchQuery(userPluginsQuery(api))
    const isAlsoElsewhere = userCenterIn(context) !== null && (part === 'profile' || part === 'account')
    if (isAlsoElsewhere) await queryClient.prefetchQuery(externalSettingsQuery(api))
    if (part === 'notify') {
      const both = [
        queryClient.fetchQuery(notificationSettingsQuery(api)),
        queryClient.fetchQuery(mutedQuestionsQuery(api)),
      ]
      await loadPage(location.href, Promise.all<unknown>(both))
    }
    if (part === 'interface') await loadPage(location.href, queryClient.fetchQuery(ignoredTagsQuery(api)))
    if (part === undefined) {
      const config = queryClient.fetchQuery(userPluginConfigQuery(api, params.part))
      const { config_fields } = await loadPage(location.href, config)
      if (config_fields.length === 0) throw notFound()
    }
    await plugins
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('header.settings') }),
  component: Settings,
})

function Settings() {
  const { part } = Route.useRouteContext()
  const slug = Route.useParams().part
  return part === undefined ? <PluginSettingsScreen slug={slug} /> : <SettingsScreen part={part} />
}

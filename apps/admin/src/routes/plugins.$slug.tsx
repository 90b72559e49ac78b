import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PluginConfigPage } from '../features/plugins/plugin-config-page.tsx'
import { pluginConfigQuery } from '../features/plugins/plugin-queries.ts'
import { PluginsPending } from '../features/plugins/plugins-pending.tsx'

export const Route = createFileRoute('/plugins/$slug')({
  loader: ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(pluginConfigQuery(api, params.slug))
  },
  component: PluginRoute,
  pendingComponent: PluginsPending,
})

function PluginRoute(): ReactNode {
  const { slug } = Route.useParams()
  return <PluginConfigPage slug={slug} />
}

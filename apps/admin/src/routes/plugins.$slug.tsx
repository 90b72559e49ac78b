import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PluginConfigPage, pluginConfigQuery, PluginsPending } from '../features/plugins/index.ts'

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

import { createFileRoute } from '@tanstack/react-router'
import { pluginsQuery } from '../features/plugins/plugin-queries.ts'
import { PluginsPage } from '../features/plugins/plugins-page.tsx'
import { PluginsPending } from '../features/plugins/plugins-pending.tsx'

export const Route = createFileRoute('/installed-plugins')({
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(pluginsQuery(api))
  },
  component: PluginsPage,
  pendingComponent: PluginsPending,
})

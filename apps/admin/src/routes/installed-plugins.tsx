import { createFileRoute } from '@tanstack/react-router'
import { PluginsPage, PluginsPending, pluginsQuery } from '../features/plugins/index.ts'

export const Route = createFileRoute('/installed-plugins')({
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(pluginsQuery(api))
  },
  component: PluginsPage,
  pendingComponent: PluginsPending,
})

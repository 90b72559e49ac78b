import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { pluginsQuery } from '../features/plugins/index.ts'

/** Redirects the short address of a plugin's settings to their page. Any other address shows the 404 page. */
export const Route = createFileRoute('/$slug')({
  loader: async ({ context: { api, queryClient }, params: { slug } }) => {
    const plugins = await queryClient.ensureQueryData(pluginsQuery(api))
    if (!plugins.some((plugin) => plugin.slug_name === slug)) throw notFound()
    throw redirect({ to: '/plugins/$slug', params: { slug }, replace: true })
  },
})

import { type QuandaryClient, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Queries the plugins with settings per member. */
export function userPluginsQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['user-plugins'],
    queryFn: ({ signal }) => unwrap(api.call('listUserPlugins', { signal })),
  })
}

/** Queries the viewer's settings of a plugin; an unknown plugin has no fields. */
export function userPluginConfigQuery(api: QuandaryClient, slug: string) {
  return queryOptions({
    queryKey: ['user-plugin-config', slug],
    queryFn: ({ signal }) => unwrap(api.call('getUserPluginConfig', { query: { plugin_slug_name: slug }, signal })),
  })
}

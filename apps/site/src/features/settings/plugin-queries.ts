import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** Queries the plugins with settings per member. */
export function userPluginsQuery(api: QuandaryClient) {
  return operationQuery(api, 'listUserPlugins')
}

/** Queries the viewer's settings of a plugin; an unknown plugin has no fields. */
export function userPluginConfigQuery(api: QuandaryClient, slug: string) {
  return operationQuery(api, 'getUserPluginConfig', { query: { plugin_slug_name: slug } })
}

import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** Every plugin the server has. */
export function pluginsQuery(api: QuandaryClient) {
  return operationQuery(api, 'listPlugins')
}

/** The form of a plugin with its present values. */
export function pluginConfigQuery(api: QuandaryClient, slug: string) {
  return operationQuery(api, 'getPluginConfig', { query: { plugin_slug_name: slug } })
}

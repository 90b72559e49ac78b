import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

export function pluginsQuery(api: QuandaryClient) {
  return operationQuery(api, 'listPlugins')
}

/** Fetches the form of a plugin with its current values. */
export function pluginConfigQuery(api: QuandaryClient, slug: string) {
  return operationQuery(api, 'getPluginConfig', { query: { plugin_slug_name: slug } })
}

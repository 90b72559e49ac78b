import type { Schemas } from '@quandary/api-client'
import { textIn } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { findInstalled, listInstalled } from './plugin-state.ts'
import { formOf, pluginItem } from './plugin-view.ts'
import { updatePluginConfig } from './update-plugin-config.ts'
import { updatePluginStatus } from './update-plugin-status.ts'
import { getUserPluginConfig, listUserPlugins, updateUserPluginConfig } from './user-config.ts'

export function pluginRoutes(ctx: AppContext) {
  return {
    listPluginStates: {
      policy: 'open',
      handle: async () =>
        (await listInstalled(ctx)).map(({ plugin, enabled }) => ({ slug_name: plugin.slugName, enabled })),
    },
    listPlugins: {
      policy: 'admin',
      handle: async ({ query, language }) => {
        const items = (await listInstalled(ctx)).map(({ plugin, enabled }) => pluginItem(plugin, enabled, language))
        return items.filter(statusFilter(query.status)).filter((item) => query.have_config !== true || item.have_config)
      },
    },
    updatePluginStatus: {
      policy: 'admin',
      handle: (call) => {
        const { plugin_slug_name: slugName, enabled } = call.body
        return done(updatePluginStatus(ctx, { slugName, enabled: enabled === true }, call))
      },
    },
    getPluginConfig: {
      policy: 'admin',
      handle: ({ query, language }) => getPluginConfig(ctx, query.plugin_slug_name, language),
    },
    updatePluginConfig: {
      policy: 'admin',
      handle: (call) => {
        const { plugin_slug_name: slugName, config_fields: values = {} } = call.body
        return done(updatePluginConfig(ctx, { slugName, values }, call.language, call))
      },
    },
    listUserPlugins: { policy: 'active', handle: ({ language }) => listUserPlugins(ctx, language) },
    getUserPluginConfig: {
      policy: 'active',
      handle: ({ query, viewer, language }) =>
        getUserPluginConfig(ctx, query.plugin_slug_name, { id: viewer.id, language }),
    },
    updateUserPluginConfig: {
      policy: 'active',
      handle: ({ body: { plugin_slug_name: slugName, config_fields: values = {} }, viewer, language }) =>
        done(updateUserPluginConfig(ctx, { slugName, values }, { id: viewer.id, language })),
    },
  } satisfies RouteTable
}

function statusFilter(status: string | undefined): (item: { enabled: boolean }) => boolean {
  if (status === 'active') return ({ enabled }) => enabled
  return status === 'inactive' ? ({ enabled }) => !enabled : () => true
}

/** Returns the settings form of a plugin; for an unknown plugin, an empty form. */
async function getPluginConfig(
  ctx: AppContext,
  slugName: string,
  language: Language,
): Promise<Schemas['PluginConfig']> {
  const state = await findInstalled(ctx, slugName)
  if (!state) return { name: '', slug_name: slugName, description: '', version: '', config_fields: [] }
  const { plugin, config } = state
  return {
    name: textIn(plugin.name, language.code),
    slug_name: slugName,
    description: textIn(plugin.description, language.code),
    version: plugin.version,
    config_fields: formOf(plugin.configFields, config, language),
  }
}

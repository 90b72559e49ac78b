import { userDeleted } from '../users/index.ts'
import { defineSlice } from '../slice.ts'
import { plugins0001 } from './migrations/0001-plugins.ts'
import { pluginRoutes } from './routes.ts'
import { deleteUserConfigs } from './store.ts'

export { getUserPluginConfig, listUserPlugins } from './user-config.ts'
export type { PluginState } from './plugin-state.ts'
export { callPlugin, listInstalled, reloadPluginSettings, passStoredSettings } from './plugin-state.ts'

/** Plugins installed by the operator: which are enabled, and their settings. */
export const plugins = defineSlice({
  name: 'plugins',
  migrations: [plugins0001],
  routes: pluginRoutes,
  listen: (ctx) => ctx.bus.on(userDeleted, (tx, { userId }) => deleteUserConfigs(tx, userId)),
})

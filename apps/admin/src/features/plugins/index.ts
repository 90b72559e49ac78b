export { PluginConfigPage } from './plugin-config-page.tsx'
export { pluginConfigQuery, pluginsQuery } from './plugin-queries.ts'
export { PluginsPage } from './plugins-page.tsx'
export { PluginsPending } from './plugins-pending.tsx'

import type { Language } from '@quandary/i18n'
import type { ConfigValues, HookContext, Plugin } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import { runHook } from '../../platform/plugins/run-hook.ts'
import { completeValues } from './config-values.ts'
import type { StoredPlugin } from './store.ts'
import { loadPluginSettings } from './store.ts'

const CACHE_KEY = 'plugin settings'

/** A plugin as it stands on this site. */
export interface PluginState {
  plugin: Plugin
  enabled: boolean
  /** Its settings, complete. */
  config: ConfigValues
}

/** Every plugin that is installed, by key. Off until somebody switches it on. */
export async function listInstalled(app: AppContext): Promise<PluginState[]> {
  const stored = await app.cache.getOrLoad(CACHE_KEY, () => loadPluginSettings(app.db))
  return app.plugins.list().map((plugin) => stateOf(plugin, stored.get(plugin.slugName)))
}

/** An installed plugin, whether on or off. */
export async function findInstalled(app: AppContext, slugName: string): Promise<PluginState | undefined> {
  return (await listInstalled(app)).find(({ plugin }) => plugin.slugName === slugName)
}

function stateOf(plugin: Plugin, stored: StoredPlugin | undefined): PluginState {
  return {
    plugin,
    enabled: stored?.enabled ?? false,
    config: completeValues(plugin.configFields, stored?.values ?? {}),
  }
}

/** Lets a change act at once. */
export async function renewPluginSettings(app: AppContext): Promise<void> {
  app.cache.put(CACHE_KEY, await loadPluginSettings(app.db))
}

/**
 * Runs a hook of a plugin within its time.
 * @param options.timeoutMs milliseconds it has, 10 000 when absent
 * @throws {PluginRefused | PluginFailed}
 */
export function callPlugin<T>(
  app: AppContext,
  state: Pick<PluginState, 'plugin' | 'config'>,
  language: Language,
  hook: (context: HookContext) => Promise<T>,
  options: { timeoutMs?: number } = {},
): Promise<T> {
  const { plugin, config } = state
  return runHook({ plugin, config, language, log: app.log, allowedHosts: app.config.pluginHosts, ...options }, hook)
}

/** Tells every plugin its settings once, as the process starts; what goes wrong is in the log. */
export async function tellStoredSettings(app: AppContext): Promise<void> {
  const telling = (await listInstalled(app)).map(async (state) => {
    const { plugin } = state
    try {
      await callPlugin(app, state, 'en_US', async (context) => plugin.receiveConfig?.(context))
    } catch (error) {
      app.log.warn({ err: error, plugin: plugin.slugName }, 'a plugin does not take its stored settings')
    }
  })
  await Promise.all(telling)
}

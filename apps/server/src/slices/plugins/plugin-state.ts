import type { ConfigValues, HookContext, Plugin } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { ENGLISH } from '../../platform/i18n/language.ts'
import { runHook } from '../../platform/plugins/run-hook.ts'
import { completeValues } from './config-values.ts'
import type { StoredPlugin } from './store.ts'
import { loadPluginSettings } from './store.ts'

const CACHE_KEY = 'plugin settings'

/** An installed plugin with its state on this site. */
export interface PluginState {
  plugin: Plugin
  enabled: boolean
  /** Complete settings, including defaults. */
  config: ConfigValues
}

/** Lists the installed plugins by slug. They are disabled by default. */
export async function listInstalled(app: AppContext): Promise<PluginState[]> {
  const stored = await app.cache.getOrLoad(CACHE_KEY, () => loadPluginSettings(app.db))
  return app.plugins.list().map((plugin) => stateOf(plugin, stored.get(plugin.slugName)))
}

/** Finds an installed plugin, enabled or not. */
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

/** Refreshes the cached plugin settings, so that a change takes effect immediately. */
export async function reloadPluginSettings(app: AppContext): Promise<void> {
  app.cache.put(CACHE_KEY, await loadPluginSettings(app.db))
}

/**
 * Runs a hook of a plugin with a timeout.
 * @param options.timeoutMs 10 000 by default
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

/** Passes every plugin its stored settings at startup; failures are logged. */
export async function passStoredSettings(app: AppContext): Promise<void> {
  const calls = (await listInstalled(app)).map(async (state) => {
    const { plugin } = state
    try {
      await callPlugin(app, state, ENGLISH, async (context) => plugin.receiveConfig?.(context))
    } catch (error) {
      app.log.warn({ err: error, plugin: plugin.slugName }, 'a plugin does not take its stored settings')
    }
  })
  await Promise.all(calls)
}

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
export async function listInstalled(ctx: AppContext): Promise<PluginState[]> {
  const stored = await ctx.cache.getOrLoad(CACHE_KEY, () => loadPluginSettings(ctx.db))
  return ctx.plugins.list().map((plugin) => stateOf(plugin, stored.get(plugin.slugName)))
}

/** Finds an installed plugin, enabled or not. */
export async function findInstalled(ctx: AppContext, slugName: string): Promise<PluginState | undefined> {
  return (await listInstalled(ctx)).find(({ plugin }) => plugin.slugName === slugName)
}

function stateOf(plugin: Plugin, stored: StoredPlugin | undefined): PluginState {
  return {
    plugin,
    enabled: stored?.enabled ?? false,
    config: completeValues(plugin.configFields, stored?.values ?? {}),
  }
}

/** Refreshes the cached plugin settings, so that a change takes effect immediately. */
export async function reloadPluginSettings(ctx: AppContext): Promise<void> {
  ctx.cache.put(CACHE_KEY, await loadPluginSettings(ctx.db))
}

/**
 * Runs a hook of a plugin with a timeout.
 * @param options.timeoutMs 10 000 by default
 * @throws {PluginRefused | PluginFailed}
 */
export function callPlugin<T>(
  ctx: AppContext,
  state: Pick<PluginState, 'plugin' | 'config'>,
  language: Language,
  hook: (context: HookContext) => Promise<T>,
  options: { timeoutMs?: number } = {},
): Promise<T> {
  const { plugin, config } = state
  return runHook({ plugin, config, language, log: ctx.log, allowedHosts: ctx.config.pluginHosts, ...options }, hook)
}

/** Passes every plugin its stored settings at startup; failures are logged. */
export async function passStoredSettings(ctx: AppContext): Promise<void> {
  const calls = (await listInstalled(ctx)).map(async (state) => {
    const { plugin } = state
    try {
      await callPlugin(ctx, state, ENGLISH, async (context) => plugin.receiveConfig?.(context))
    } catch (error) {
      ctx.log.warn({ err: error, plugin: plugin.slugName }, 'a plugin does not take its stored settings')
    }
  })
  await Promise.all(calls)
}

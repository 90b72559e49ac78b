import type { Schemas } from '@quandary/api-client'
import { textIn } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { GivenConfig } from './config-values.ts'
import { completeValues, takeValues } from './config-values.ts'
import { PluginUnavailable } from './errors.ts'
import type { PluginState } from './plugin-state.ts'
import { callPlugin, findInstalled, listInstalled } from './plugin-state.ts'
import { formOf } from './plugin-view.ts'
import { loadUserConfig, saveUserConfig } from './store.ts'

/** Lists the enabled plugins that have settings per person. */
export async function listUserPlugins(ctx: AppContext, language: Language): Promise<Schemas['UserPlugin'][]> {
  const states = await listInstalled(ctx)
  return states.filter(isForPeople).map(({ plugin }) => ({
    name: textIn(plugin.name, language.code),
    slug_name: plugin.slugName,
  }))
}

/**
 * Returns the form with a person's settings of a plugin; empty if the plugin has no such settings, is disabled or
 * unknown.
 */
export async function getUserPluginConfig(
  ctx: AppContext,
  slugName: string,
  viewer: { id: number; language: Language },
): Promise<Schemas['UserPluginConfig']> {
  const state = await findInstalled(ctx, slugName)
  if (!state || !isForPeople(state)) return { name: '', slug_name: slugName, config_fields: [] }
  const { plugin } = state
  const values = completeValues(plugin.userConfigFields, await loadUserConfig(ctx.db, viewer.id, slugName))
  return {
    name: textIn(plugin.name, viewer.language.code),
    slug_name: slugName,
    config_fields: formOf(plugin.userConfigFields, values, viewer.language),
  }
}

/**
 * Saves a person's settings of a plugin if its fields and the plugin itself accept them.
 * @throws {PluginUnavailable} {InvalidFields} {PluginRefused} {PluginFailed}
 */
export async function updateUserPluginConfig(
  ctx: AppContext,
  given: GivenConfig,
  viewer: { id: number; language: Language },
): Promise<void> {
  const state = await findInstalled(ctx, given.slugName)
  if (!state || !isForPeople(state)) throw new PluginUnavailable()
  const { plugin } = state
  const stored = await loadUserConfig(ctx.db, viewer.id, plugin.slugName)
  const { values, refusals } = takeValues(plugin.userConfigFields, given.values, stored, viewer.language.code)
  if (refusals.length > 0) throw new InvalidFields(refusals)
  const userId = String(viewer.id)
  await callPlugin(ctx, state, viewer.language, async (context) =>
    plugin.receiveUserConfig?.({ ...context, userId, values }),
  )
  const now = ctx.clock.now()
  await saveUserConfig(ctx.db, { userId: viewer.id, slugName: plugin.slugName, now }, values)
}

function isForPeople({ plugin, enabled }: PluginState): boolean {
  return enabled && (plugin.userConfigFields ?? []).length > 0
}

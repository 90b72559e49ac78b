import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, logAction } from '../audit-log/index.ts'
import type { GivenConfig } from './config-values.ts'
import { completeValues, isSecret, takeValues } from './config-values.ts'
import { PluginUnavailable } from './errors.ts'
import { callPlugin, findInstalled, reloadPluginSettings } from './plugin-state.ts'
import { savePluginConfig } from './store.ts'

/**
 * Saves the settings of a plugin if its fields and the plugin itself accept them.
 * @throws {PluginUnavailable} {InvalidFields} {PluginRefused} {PluginFailed}
 */
export async function updatePluginConfig(
  ctx: AppContext,
  given: GivenConfig,
  language: Language,
  by: Administrator,
): Promise<void> {
  const state = await findInstalled(ctx, given.slugName)
  if (!state) throw new PluginUnavailable()
  const { plugin } = state
  const { values, refusals } = takeValues(plugin.configFields, given.values, state.config, language.code)
  if (refusals.length > 0) throw new InvalidFields(refusals)
  await callPlugin(ctx, { plugin, config: values }, language, async (context) => plugin.receiveConfig?.(context))
  const before = completeValues(plugin.configFields, state.config)
  const secrets = (plugin.configFields ?? []).filter(isSecret).map(({ name }) => name)
  const changes = changesBetween(before, values, { secrets })
  await ctx.db.transaction().execute(async (tx) => {
    await savePluginConfig(tx, plugin.slugName, values, ctx.clock.now())
    if (changes.length === 0) return
    await logAction(ctx, tx, by, { action: 'plugin.update', objectId: plugin.slugName, changes })
  })
  await reloadPluginSettings(ctx)
}

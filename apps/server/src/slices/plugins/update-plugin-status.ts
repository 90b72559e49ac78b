import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, logAction } from '../audit-log/index.ts'
import { PluginUnavailable } from './errors.ts'
import { findInstalled, reloadPluginSettings } from './plugin-state.ts'
import { savePluginStatus } from './store.ts'

/**
 * Switches a plugin on or off, with immediate effect.
 * @throws {PluginUnavailable}
 */
export async function updatePluginStatus(
  ctx: AppContext,
  { slugName, enabled }: { slugName: string; enabled: boolean },
  by: Administrator,
): Promise<void> {
  const state = await findInstalled(ctx, slugName)
  if (!state) throw new PluginUnavailable()
  const objectId = state.plugin.slugName
  await ctx.db.transaction().execute(async (tx) => {
    await savePluginStatus(tx, objectId, enabled, ctx.clock.now())
    const changes = changesBetween({ enabled: state.enabled }, { enabled })
    if (changes.length > 0) await logAction(ctx, tx, by, { action: 'plugin.status', objectId, changes })
  })
  await reloadPluginSettings(ctx)
}

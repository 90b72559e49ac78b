import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { TagNotFound } from './errors.ts'
import { tagRecovered } from './events.ts'
import { restoreTag } from './store.ts'

/**
 * Restores a deleted tag.
 * @throws {TagNotFound} 400, also for one that is not deleted
 */
export async function recoverTag(ctx: AppContext, tagId: number, viewer: Viewer): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const at = ctx.clock.now()
    if (!(await restoreTag(tx, tagId, at))) throw new TagNotFound(400)
    await ctx.bus.emit(tx, tagRecovered, { tagId, actorId: viewer.id, at })
  })
}

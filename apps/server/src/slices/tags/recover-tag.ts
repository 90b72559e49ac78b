import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { TagNotFound } from './errors.ts'
import { tagRecovered } from './events.ts'
import { restoreTag } from './store.ts'
import { readTagId } from './tag-input.ts'

/**
 * Restores a deleted tag.
 * @throws {TagNotFound} 400, also for one that is not deleted
 */
export async function recoverTag(app: AppContext, publicId: string, viewer: Viewer): Promise<null> {
  const tagId = readTagId(publicId)
  if (tagId === undefined) throw new TagNotFound(400)
  await app.db.transaction().execute(async (tx) => {
    const at = app.clock.now()
    if (!(await restoreTag(tx, tagId, at))) throw new TagNotFound(400)
    await app.bus.emit(tx, tagRecovered, { tagId, actorId: viewer.id, at })
  })
  return null
}

import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import { findTag, lockTags } from '../tags/index.ts'
import { IgnoredTagNotFound, TooManyIgnoredTags } from './errors.ts'
import { MAX_IGNORED_TAGS } from './ignored-tag.ts'
import { deleteIgnoredTags, findIgnoredTagIds, insertIgnoredTags } from './store.ts'

/**
 * Ignores a tag for the viewer, or no longer; a synonym stands for its main tag. Idempotent.
 * @param change.on undefined for what names no object at all
 * @throws {IgnoredTagNotFound} {TooManyIgnoredTags}
 */
export async function ignoreTag(
  ctx: AppContext,
  { on, ignored }: { on: DecodedId | undefined; ignored: boolean },
  viewer: Viewer,
): Promise<void> {
  if (on?.type !== 'tag') throw new IgnoredTagNotFound()
  await ctx.db.transaction().execute(async (tx) => {
    // So that of tags ignored at the same time none exceeds the limit, and none outlives the account.
    const user = await lockRow(tx, 'users', viewer.id)
    if (user?.status === 'deleted') throw new IgnoredTagNotFound()
    // Nobody makes it a synonym meanwhile.
    await lockTags(tx, [on.id])
    const tag = await findTag(tx, on.id)
    if (tag?.status !== 'available') throw new IgnoredTagNotFound()
    const id = tag.main_tag_id ?? tag.id
    if (!ignored) return deleteIgnoredTags(tx, viewer.id, [id])
    const before = await findIgnoredTagIds(tx, viewer.id)
    if (before.length >= MAX_IGNORED_TAGS && !before.includes(id)) throw new TooManyIgnoredTags(MAX_IGNORED_TAGS)
    await insertIgnoredTags(tx, viewer.id, [id], ctx.clock.now())
  })
}

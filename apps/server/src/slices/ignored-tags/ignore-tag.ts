import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import { findTag, lockTags } from '../tags/index.ts'
import { IgnoredTagNotFound, TooManyIgnoredTags } from './errors.ts'
import { MAX_IGNORED_TAGS } from './ignored-tag.ts'
import { deleteIgnoredTags, findIgnoredTagIds, insertIgnoredTags } from './store.ts'

/**
 * Starts or stops ignoring a tag for the viewer; for a synonym, its main tag. Idempotent.
 * @param change.on undefined if the id names no object
 * @throws {IgnoredTagNotFound} {TooManyIgnoredTags}
 */
export async function ignoreTag(
  ctx: AppContext,
  { on, ignored }: { on: DecodedId | undefined; ignored: boolean },
  viewer: Viewer,
): Promise<void> {
  if (on?.type !== 'tag') throw new IgnoredTagNotFound()
  await ctx.db.transaction().execute(async (tx) => {
    // Locks the account, so that concurrent calls cannot exceed the limit, nor store a row for an account being
    // deleted.
    const user = await lockRow(tx, 'users', viewer.id)
    if (user?.status === 'deleted') throw new IgnoredTagNotFound()
    // Locks the tag, so that it cannot become a synonym meanwhile.
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

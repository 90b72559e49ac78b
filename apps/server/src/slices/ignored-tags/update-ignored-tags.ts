import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findTagsBySlug, lockTags, normaliseSlug } from '../tags/index.ts'
import { IgnoredTagNotFound, TooManyIgnoredTags } from './errors.ts'
import type { IgnoredDisplay } from './ignored-tag.ts'
import { MAX_IGNORED_TAGS } from './ignored-tag.ts'
import { deleteIgnoredTags, findIgnoredTagIds, insertIgnoredTags, setIgnoredDisplay } from './store.ts'

/**
 * Replaces the set of tags that a person ignores, and sets how lists show their questions. Synonyms become their main
 * tags, unknown tags are ignored.
 * @param change undefined fields are left unchanged
 * @throws {TooManyIgnoredTags} {IgnoredTagNotFound} when the account was deleted meanwhile
 */
export async function updateIgnoredTags(
  ctx: AppContext,
  { slugs, display }: { slugs: readonly string[] | undefined; display: IgnoredDisplay | undefined },
  viewer: Viewer,
): Promise<void> {
  const names = slugs && [...new Set(slugs.map(normaliseSlug))]
  if (names && names.length > MAX_IGNORED_TAGS) throw new TooManyIgnoredTags(MAX_IGNORED_TAGS)
  await ctx.db.transaction().execute(async (tx) => {
    // Locks the account, so that concurrent changes replace the set one after the other, and none is stored after the
    // account is deleted.
    const user = await lockRow(tx, 'users', viewer.id)
    if (user?.status === 'deleted') throw new IgnoredTagNotFound()
    if (display) await setIgnoredDisplay(tx, viewer.id, display)
    if (!names) return
    await lockTags(
      tx,
      (await findTagsBySlug(tx, names)).map((tag) => tag.id),
    )
    const available = (await findTagsBySlug(tx, names)).filter((tag) => tag.status === 'available')
    const wanted = new Set(available.map((tag) => tag.main_tag_id ?? tag.id))
    const before = await findIgnoredTagIds(tx, viewer.id)
    await deleteIgnoredTags(
      tx,
      viewer.id,
      before.filter((id) => !wanted.has(id)),
    )
    await insertIgnoredTags(tx, viewer.id, [...wanted], ctx.clock.now())
  })
}

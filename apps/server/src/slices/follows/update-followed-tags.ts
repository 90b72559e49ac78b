import { updateFollowedTagsLimits } from '@quandary/api-client/limits'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findTagsBySlug, lockTags, normaliseSlug } from '../tags/index.ts'
import { TooManyFollowedTags } from './errors.ts'
import { findTarget } from './follow-target.ts'
import { followedAmong, followedBy } from './store.ts'
import { switchFollow } from './switch-follow.ts'

/** Maximum number of tags in one list: far more than anybody follows, few enough for one request. */
const MAX_FOLLOWED_TAGS = updateFollowedTagsLimits.slug_name_list.max

/**
 * Replaces the set of tags a user follows. Synonyms become their main tags, unknown tags are ignored.
 * @throws {TooManyFollowedTags}
 */
export async function updateFollowedTags(ctx: AppContext, names: readonly string[], viewer: Viewer): Promise<void> {
  const slugs = [...new Set(names.map(normaliseSlug))]
  if (slugs.length > MAX_FOLLOWED_TAGS) throw new TooManyFollowedTags(MAX_FOLLOWED_TAGS)
  await ctx.db.transaction().execute(async (tx) => {
    const wanted = new Set((await findTagsBySlug(tx, slugs)).map((tag) => tag.main_tag_id ?? tag.id))
    const before = await followedBy(tx, viewer.id, 'tag')
    const touched = new Set([...before, ...wanted])
    await lockTags(tx, [...touched])
    for (const id of touched) await setFollowed(ctx, tx, viewer, id, wanted.has(id))
  })
}

async function setFollowed(ctx: AppContext, tx: Tx, viewer: Viewer, id: number, after: boolean): Promise<void> {
  const asked = { type: 'tag', id } as const
  // A tag to follow may have become a synonym meanwhile; its main tag may be followed already.
  const target = after ? await findTarget(tx, viewer, asked) : asked
  if (!target) return
  const before = (await followedAmong(tx, viewer.id, 'tag', [target.id])).size > 0
  await switchFollow(ctx, tx, viewer.id, { type: 'tag', id: target.id }, { before, after })
}

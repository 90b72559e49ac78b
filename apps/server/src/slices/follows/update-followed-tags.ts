import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findTagsBySlug, lockTags, normaliseSlug } from '../tags/index.ts'
import { TooManyFollowedTags } from './errors.ts'
import { findTarget } from './follow-target.ts'
import { followedBy } from './store.ts'
import { switchFollow } from './switch-follow.ts'

/** Limit of tags in one list: far more than anybody follows, few enough for one request. */
const MAX_FOLLOWED_TAGS = 500

/**
 * Replaces the set of tags a user follows. Synonyms become their main tags, unknown tags are ignored.
 * @throws {TooManyFollowedTags}
 */
export async function updateFollowedTags(
  app: AppContext,
  given: OperationBody<'updateFollowedTags'>,
  viewer: Viewer,
): Promise<null> {
  const slugs = [...new Set((given.slug_name_list ?? []).map(normaliseSlug))]
  if (slugs.length > MAX_FOLLOWED_TAGS) throw new TooManyFollowedTags(MAX_FOLLOWED_TAGS)
  await app.db.transaction().execute(async (tx) => {
    const wanted = new Set((await findTagsBySlug(tx, slugs)).map((tag) => tag.main_tag_id ?? tag.id))
    const before = await followedBy(tx, viewer.id, 'tag')
    const touched = new Set([...before, ...wanted])
    await lockTags(tx, [...touched])
    for (const id of touched) await setFollowed(app, tx, viewer, id, wanted.has(id))
  })
  return null
}

async function setFollowed(app: AppContext, tx: Tx, viewer: Viewer, id: number, followed: boolean): Promise<void> {
  const asked = { type: 'tag', id } as const
  if (!followed) {
    await switchFollow(app, tx, viewer.id, asked, false)
    return
  }
  const target = await findTarget(tx, viewer, asked)
  if (target) await switchFollow(app, tx, viewer.id, { type: target.type, id: target.id }, true)
}

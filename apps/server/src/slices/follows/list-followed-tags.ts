import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { findTags } from '../tags/index.ts'
import { followedBy } from './store.ts'

/** Lists the tags the viewer follows, sorted by slug, without deleted ones; none for a guest. */
export async function listFollowedTags(ctx: AppContext, viewer: Viewer | null): Promise<Schemas['FollowedTag'][]> {
  if (!viewer) return []
  const tags = await findTags(ctx.db, await followedBy(ctx.db, viewer.id, 'tag'))
  return tags
    .filter((tag) => tag.status === 'available')
    .toSorted((a, b) => (a.slug_name < b.slug_name ? -1 : 1))
    .map((tag) => ({
      tag_id: encodeObjectId({ type: 'tag', id: tag.id }),
      slug_name: tag.slug_name,
      display_name: tag.display_name,
      // Empty, because following a synonym follows its main tag.
      main_tag_slug_name: '',
      recommend: tag.recommend === 1,
      reserved: tag.reserved === 1,
    }))
}

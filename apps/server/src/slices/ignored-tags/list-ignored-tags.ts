import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { findTags } from '../tags/index.ts'
import { findIgnoredDisplay, findIgnoredTagIds } from './store.ts'

/** Lists the tags that the viewer ignores, sorted by slug, without deleted ones; none for a guest. */
export async function listIgnoredTags(ctx: AppContext, viewer: Viewer | null): Promise<Schemas['IgnoredTags']> {
  if (!viewer) return { display: 'dim', tags: [] }
  const [ids, display] = await Promise.all([
    findIgnoredTagIds(ctx.db, viewer.id),
    findIgnoredDisplay(ctx.db, viewer.id),
  ])
  const tags = (await findTags(ctx.db, ids)).filter((tag) => tag.status === 'available')
  return {
    display,
    tags: tags
      .toSorted((a, b) => (a.slug_name < b.slug_name ? -1 : 1))
      .map(({ id, slug_name, display_name }) => ({
        tag_id: encodeObjectId({ type: 'tag', id }),
        slug_name,
        display_name,
      })),
  }
}

import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../../context.ts'
import { readPaging } from '../../../platform/http/paging.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { listMainTags } from './lists-store.ts'
import { followedTags } from '../tag-marks.ts'
import { tagListItem } from '../tag-view.ts'
import { normaliseSlug } from '../tag.ts'

/** Lists one page of main tags, 20 by default; a matching synonym yields its main tag. */
export async function listTags(
  ctx: AppContext,
  query: OperationQuery<'listTags'>,
  viewer: Viewer | null,
): Promise<OperationData<'listTags'>> {
  const selection = {
    slug: normaliseSlug(query.slug_name ?? ''),
    display: (query.display_name ?? '').trim().toLowerCase(),
    order: query.query_cond || 'popular',
  } as const
  const { count, tags } = await listMainTags(ctx.db, selection, readPaging(query, { size: 20 }))
  const followed = await followedTags(
    ctx,
    viewer?.id ?? null,
    tags.map((tag) => tag.id),
  )
  return { count, list: tags.map((tag) => tagListItem(tag, followed.has(tag.id))) }
}

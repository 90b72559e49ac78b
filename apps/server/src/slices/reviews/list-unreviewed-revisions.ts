import type { OperationData, OperationQuery, Schemas } from '@quandary/api-client'
import { reviewableKinds } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Revision, RevisedType } from '../revisions/index.ts'
import { findRevision } from '../revisions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { loadTagBadges } from '../tags/index.ts'
import { findReviewedObject } from './reviewed-object.ts'
import type { ReviewedObject } from './reviewed-object.ts'
import { objectIdWriter, viewRevisions } from './revision-view.ts'
import { countReviewable, listReviewableIds } from './store.ts'

/** Lists the suggested edits the viewer may review, one per page, oldest first (`docs/spec/domain.md#review-queue`). */
export async function listUnreviewedRevisions(
  ctx: AppContext,
  query: OperationQuery<'listUnreviewedRevisions'>,
  viewer: Viewer,
): Promise<OperationData<'listUnreviewedRevisions'>> {
  const types = await reviewableTypes(ctx, viewer)
  const count = await countReviewable(ctx.db, types, viewer)
  const page = readPaging({ ...query, page_size: 1 }, { size: 1 })
  const ids = await listReviewableIds(ctx.db, types, viewer, page)
  const items = await Promise.all(ids.map((id) => reviewItem(ctx, id, viewer)))
  return { count, list: items.filter((item) => item !== undefined) }
}

/** Counts the suggested edits that wait for this viewer. */
export async function countSuggestedEdits(ctx: AppContext, viewer: Viewer): Promise<number> {
  return countReviewable(ctx.db, await reviewableTypes(ctx, viewer), viewer)
}

async function reviewableTypes(ctx: AppContext, viewer: Viewer): Promise<RevisedType[]> {
  return reviewableKinds(viewer, await readPrivileges(ctx))
}

async function reviewItem(ctx: AppContext, id: number, viewer: Viewer): Promise<Schemas['ReviewItem'] | undefined> {
  const revision = await findRevision(ctx.db, id)
  const object = revision && (await findCurrent(ctx, revision, viewer))
  const [unreviewed_info] = revision ? await viewRevisions(ctx, [revision]) : []
  if (!revision || !object || !unreviewed_info) return undefined
  return { type: revision.object_type, info: await currentOf(ctx, object), unreviewed_info }
}

function findCurrent(ctx: AppContext, revision: Revision, viewer: Viewer): Promise<ReviewedObject | undefined> {
  return findReviewedObject(ctx, { type: revision.object_type, id: revision.object_id }, viewer)
}

async function currentOf(ctx: AppContext, object: ReviewedObject): Promise<Schemas['ReviewCurrent']> {
  const object_id = (await objectIdWriter(ctx))(object.type, object.id)
  if (object.type === 'tag') {
    const { display_name: title, original_text: content, parsed_text: html } = object.tag
    return { object_id, title, content, html, tags: [] }
  }
  const { original_text: content, parsed_text: html } = object.type === 'question' ? object.question : object.answer
  const tags = object.type === 'question' ? ((await loadTagBadges(ctx.db, [object.id])).get(object.id) ?? []) : []
  return { object_id, title: object.question.title, content, html, tags }
}

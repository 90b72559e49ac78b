import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import { listRevisionsOf } from '../revisions/index.ts'
import { ReviewedObjectNotFound } from './errors.ts'
import { findReviewedObject } from './reviewed-object.ts'
import { viewRevisions } from './revision-view.ts'

/**
 * Lists the versions of a question, an answer or a tag that took effect, newest first.
 * @throws {ReviewedObjectNotFound} 404, also for objects hidden from this viewer
 */
export async function listRevisions(
  ctx: AppContext,
  on: DecodedId,
  viewer: Viewer | null,
): Promise<Schemas['Revision'][]> {
  const object = await findReviewedObject(ctx, on, viewer)
  if (!object) throw new ReviewedObjectNotFound(404)
  return viewRevisions(ctx, await listRevisionsOf(ctx.db, object.type, object.id))
}

import { assertCanEditAnswer, assertCanEditQuestion, assertCanEditTag } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import { answerFactsOf } from '../answers/index.ts'
import { visibilityOf } from '../questions/index.ts'
import { hasWaitingRevision } from '../revisions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { ReviewedObjectNotFound, ReviewUnderway } from './errors.ts'
import type { ReviewedObject } from './reviewed-object.ts'
import { findReviewedObject } from './reviewed-object.ts'

/**
 * Checks that the viewer could edit an object now.
 * @throws {ReviewedObjectNotFound} 400, also for objects hidden from this viewer
 * @throws {PermissionDenied} neither its author nor permitted to edit its kind
 * @throws {ActionRefused} it is deleted
 * @throws {ReviewUnderway} an edit of it is waiting for review
 */
export async function checkEdit(ctx: AppContext, on: DecodedId, viewer: Viewer): Promise<void> {
  const object = await findReviewedObject(ctx, on, viewer)
  if (!object) throw new ReviewedObjectNotFound()
  await assertCanEdit(ctx, object, viewer)
  if (await hasWaitingRevision(ctx.db, object.type, object.id)) throw new ReviewUnderway()
}

async function assertCanEdit(ctx: AppContext, object: ReviewedObject, viewer: Viewer): Promise<void> {
  const privileges = await readPrivileges(ctx)
  switch (object.type) {
    case 'question':
      return assertCanEditQuestion(viewer, visibilityOf(object.question), privileges)
    case 'answer':
      return assertCanEditAnswer(viewer, answerFactsOf(object.answer), privileges)
    case 'tag':
      return assertCanEditTag(viewer, { deleted: object.tag.status === 'deleted' }, privileges)
  }
}

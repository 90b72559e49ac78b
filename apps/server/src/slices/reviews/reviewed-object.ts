import { hasPermission } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import type { Answer } from '../answers/index.ts'
import { findVisibleAnswerById } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import { findVisibleQuestionById } from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import type { Tag } from '../tags/index.ts'
import { findTag } from '../tags/index.ts'

/** A question, an answer or a tag, by the type number of its ids. */
export type ReviewedObject =
  | { type: 1; id: number; question: Question }
  | { type: 2; id: number; answer: Answer; question: Question }
  | { type: 3; id: number; tag: Tag }

/**
 * Finds the object with this public id; undefined when it is absent, has no versions, or is hidden from this viewer.
 */
export async function findReviewedObject(
  app: AppContext,
  publicId: string,
  viewer: Viewer | null,
): Promise<ReviewedObject | undefined> {
  const ref = decodeObjectId(publicId)
  return ref && findReviewedObjectById(app, ref, viewer)
}

/** Like {@link findReviewedObject}, by type number and database id. */
export async function findReviewedObjectById(
  app: AppContext,
  { type, id }: { type: number; id: number },
  viewer: Viewer | null,
): Promise<ReviewedObject | undefined> {
  switch (type) {
    case 1: {
      const question = await findVisibleQuestionById(app.db, viewer, id)
      return question && { type, id, question }
    }
    case 2: {
      const seen = await findVisibleAnswerById(app.db, viewer, id)
      return seen && { type, id, ...seen }
    }
    case 3:
      return findVisibleTag(app, id, viewer)
    default:
      return undefined
  }
}

async function findVisibleTag(app: AppContext, id: number, viewer: Viewer | null): Promise<ReviewedObject | undefined> {
  const tag = await findTag(app.db, id)
  if (!tag) return undefined
  const seen = tag.status === 'available' || hasPermission(viewer, 'tag.undeleted', await readPrivileges(app))
  return seen ? { type: 3, id, tag } : undefined
}

import { hasPermission } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import type { Answer } from '../answers/index.ts'
import { findVisibleAnswerById } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import { findVisibleQuestionById } from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import type { Tag } from '../tags/index.ts'
import { findTag } from '../tags/index.ts'

/** A question, an answer or a tag. */
export type ReviewedObject =
  | { type: 'question'; id: number; question: Question }
  | { type: 'answer'; id: number; answer: Answer; question: Question }
  | { type: 'tag'; id: number; tag: Tag }

/** Finds an object; undefined when it is absent, of a kind without versions, or hidden from this viewer. */
export async function findReviewedObject(
  ctx: AppContext,
  { type, id }: DecodedId,
  viewer: Viewer | null,
): Promise<ReviewedObject | undefined> {
  switch (type) {
    case 'question': {
      const question = await findVisibleQuestionById(ctx.db, viewer, id)
      return question && { type, id, question }
    }
    case 'answer': {
      const seen = await findVisibleAnswerById(ctx.db, viewer, id)
      return seen && { type, id, ...seen }
    }
    case 'tag':
      return findVisibleTag(ctx, id, viewer)
    default:
      return undefined
  }
}

async function findVisibleTag(ctx: AppContext, id: number, viewer: Viewer | null): Promise<ReviewedObject | undefined> {
  const tag = await findTag(ctx.db, id)
  if (!tag) return undefined
  const seen = tag.status === 'available' || hasPermission(viewer, 'tag.undeleted', await readPrivileges(ctx))
  return seen ? { type: 'tag', id, tag } : undefined
}

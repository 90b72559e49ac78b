import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import type { ReviewedObject } from '../reviews/index.ts'
import { findReviewedObject, objectIdWriter } from '../reviews/index.ts'
import { readSettings } from '../site-settings/index.ts'
import { findTag } from '../tags/index.ts'
import { findUser, userCard } from '../users/index.ts'
import type { TimelineObject } from './gather-timeline-items.ts'

/** An object that has a timeline, with the header of its page. */
export interface TimelineSubject {
  object: TimelineObject
  head: Schemas['TimelineObject']
}

/**
 * Finds a question, an answer or a tag; undefined if it does not exist or this viewer may not see it.
 */
export async function findTimelineSubject(
  ctx: AppContext,
  on: DecodedId,
  viewer: Viewer,
): Promise<TimelineSubject | undefined> {
  const found = await findReviewedObject(ctx, on, viewer)
  if (!found) return undefined
  const object = timelineObjectOf(found)
  const author = object.authorId === null ? undefined : await findUser(ctx.db, object.authorId)
  const card = author && userCard(author, await readSettings(ctx, 'site_users'))
  const names = { username: card?.username ?? '', display_name: card?.display_name ?? '' }
  return { object, head: { ...(await headOf(ctx, found)), ...names } }
}

function timelineObjectOf(found: ReviewedObject): TimelineObject {
  const row = found.type === 'question' ? found.question : found.type === 'answer' ? found.answer : found.tag
  return { type: found.type, id: found.id, authorId: row.user_id, createdAt: row.created_at }
}

async function headOf(
  ctx: AppContext,
  found: ReviewedObject,
): Promise<Omit<Schemas['TimelineObject'], 'username' | 'display_name'>> {
  if (found.type === 'tag') {
    const { slug_name: title, main_tag_id } = found.tag
    const main = main_tag_id === null ? undefined : await findTag(ctx.db, main_tag_id)
    return { title, object_type: 'tag', question_id: '', answer_id: '', main_tag_slug_name: main?.slug_name ?? '' }
  }
  const writeId = await objectIdWriter(ctx)
  return {
    title: found.question.title,
    object_type: found.type,
    question_id: writeId('question', found.question.id),
    answer_id: found.type === 'question' ? '' : writeId('answer', found.id),
    main_tag_slug_name: '',
  }
}

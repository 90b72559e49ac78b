import { canSeeAnswer, canSeeQuestion, hasPermission } from '@quandary/guards'
import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { answerFactsOf, answerIds, findAnswer } from '../answers/index.ts'
import { findQuestion, questionIds, visibilityOf } from '../questions/index.ts'
import { readPrivileges, readSettings } from '../site-settings/index.ts'
import { findTag } from '../tags/index.ts'
import { findUser, userCard } from '../users/index.ts'
import type { TimedObject } from './gather-happenings.ts'

/** An object that has a timeline, and how its page is headed. */
export interface TimedSubject {
  object: TimedObject
  head: Schemas['TimelineObject']
}

type Head = Omit<Schemas['TimelineObject'], 'username' | 'display_name'>

/** The question, answer or tag behind a public id; undefined when absent or not for this viewer. */
export async function findTimedSubject(
  app: AppContext,
  publicId: string,
  viewer: Viewer,
): Promise<TimedSubject | undefined> {
  const ref = decodeObjectId(publicId)
  switch (ref?.type) {
    case 1:
      return findTimedQuestion(app, ref.id, viewer)
    case 2:
      return findTimedAnswer(app, ref.id, viewer)
    case 3:
      return findTimedTag(app, ref.id, viewer)
    default:
      return undefined
  }
}

async function findTimedQuestion(app: AppContext, id: number, viewer: Viewer): Promise<TimedSubject | undefined> {
  const question = await findQuestion(app.db, id)
  if (!question || !canSeeQuestion(viewer, visibilityOf(question))) return undefined
  return withAuthor(
    app,
    { type: 1, id, authorId: question.user_id, createdAt: question.created_at },
    {
      title: question.title,
      object_type: 'question',
      question_id: (await questionIds.writer(app))(id),
      answer_id: '',
      main_tag_slug_name: '',
    },
  )
}

async function findTimedAnswer(app: AppContext, id: number, viewer: Viewer): Promise<TimedSubject | undefined> {
  const answer = await findAnswer(app.db, id)
  const question = answer && (await findQuestion(app.db, answer.question_id))
  if (!answer || !question || !canSeeAnswer(viewer, answerFactsOf(answer), visibilityOf(question))) return undefined
  return withAuthor(
    app,
    { type: 2, id, authorId: answer.user_id, createdAt: answer.created_at },
    {
      title: question.title,
      object_type: 'answer',
      question_id: (await questionIds.writer(app))(question.id),
      answer_id: (await answerIds.writer(app))(id),
      main_tag_slug_name: '',
    },
  )
}

async function findTimedTag(app: AppContext, id: number, viewer: Viewer): Promise<TimedSubject | undefined> {
  const tag = await findTag(app.db, id)
  if (!tag) return undefined
  const seesDeleted = hasPermission(viewer, 'tag.undeleted', await readPrivileges(app))
  if (tag.status === 'deleted' && !seesDeleted) return undefined
  const main = tag.main_tag_id === null ? undefined : await findTag(app.db, tag.main_tag_id)
  return withAuthor(
    app,
    { type: 3, id, authorId: tag.user_id, createdAt: tag.created_at },
    {
      title: tag.slug_name,
      object_type: 'tag',
      question_id: '',
      answer_id: '',
      main_tag_slug_name: main?.slug_name ?? '',
    },
  )
}

async function withAuthor(app: AppContext, object: TimedObject, head: Head): Promise<TimedSubject> {
  const author = object.authorId === null ? undefined : await findUser(app.db, object.authorId)
  const card = author && userCard(author, await readSettings(app, 'site_users'))
  return { object, head: { ...head, username: card?.username ?? '', display_name: card?.display_name ?? '' } }
}

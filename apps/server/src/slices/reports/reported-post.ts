import { canSeeAnswer, canSeeComment, canSeeQuestion } from '@quandary/guards'
import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import type { Answer } from '../answers/index.ts'
import { answerFactsOf, findAnswer } from '../answers/index.ts'
import type { Comment } from '../comments/index.ts'
import { commentFactsOf, findComment } from '../comments/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestion, findQuestionOfAnswer, visibilityOf } from '../questions/index.ts'
import type { ReportedType } from './report.ts'

/** A flagged post, with the question it belongs to. */
export type ReportedPost = { id: number; question: Question } & (
  | { type: 'question'; post: Question }
  | { type: 'answer'; post: Answer }
  /** The answer that was commented on; undefined for comments on the question. */
  | { type: 'comment'; post: Comment; answer: Answer | undefined }
)

/** Finds a post in any state; undefined if it cannot be flagged, does not exist or this viewer may not see it. */
export async function findReportedPost(
  db: Db,
  { type, id }: DecodedId,
  viewer: Viewer,
): Promise<ReportedPost | undefined> {
  if (type !== 'question' && type !== 'answer' && type !== 'comment') return undefined
  const found = await findPost(db, type, id)
  return found && isSeenBy(found, viewer) ? found : undefined
}

/** Finds a post by kind and id, in any state, without checking who may see it. */
export async function findPost(db: Db, type: ReportedType, id: number): Promise<ReportedPost | undefined> {
  switch (type) {
    case 'question': {
      const question = await findQuestion(db, id)
      return question && { type, id, post: question, question }
    }
    case 'answer': {
      const [answer, question] = await Promise.all([findAnswer(db, id), findQuestionOfAnswer(db, id)])
      return answer && question && { type, id, post: answer, question }
    }
    case 'comment': {
      const comment = await findComment(db, id)
      const question = comment && (await findQuestion(db, comment.question_id))
      const answer = comment?.object_type === 'answer' ? await findAnswer(db, comment.object_id) : undefined
      return question && { type, id, post: comment, question, answer }
    }
  }
}

/** Returns true if the post, or the question or answer that it belongs to, was deleted. */
export function isGone(found: ReportedPost): boolean {
  const under = found.type === 'comment' && found.answer?.status === 'deleted'
  return found.post.status === 'deleted' || found.question.status === 'deleted' || under
}

/** Returns true if the post itself is deleted or pending. */
export function isPostUnavailable({ post }: ReportedPost): boolean {
  return post.status === 'deleted' || post.status === 'pending'
}

function isSeenBy(found: ReportedPost, viewer: Viewer): boolean {
  const visibility = visibilityOf(found.question)
  if (
    found.post.status === 'pending' &&
    found.type === 'comment' &&
    !canSeeComment(viewer, commentFactsOf(found.post))
  ) {
    return false
  }
  const answer = found.type === 'answer' ? found.post : found.type === 'comment' ? found.answer : undefined
  if (answer) return canSeeAnswer(viewer, answerFactsOf(answer), visibility)
  return canSeeQuestion(viewer, visibility)
}

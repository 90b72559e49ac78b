import { canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { EventStream } from '../../platform/realtime/event-stream.ts'
import { answerIds, findAnswersSince } from '../answers/index.ts'
import { commentIds, findCommentsSince } from '../comments/index.ts'
import { findQuestions, questionIds, visibilityOf } from '../questions/index.ts'

/**
 * The event that ends a stream for good, so that clients do not reconnect: the session has ended, or the viewer can no
 * longer see the question.
 */
export const END = 'end'
/** The event with the latest posts of others on a question's page. */
const POSTS = 'posts'
/** Age limit of the posts in the event, in milliseconds: longer than any stream takes to reconnect. */
const WINDOW_MS = 60 * 60 * 1000

/** Recent posts of others on a question's page, oldest first. */
export interface LatestPosts {
  answers: string[]
  comments: { id: string; object_id: string }[]
}

/**
 * Loads the latest posts on several questions; returns a function that filters them for a viewer. Only public posts are
 * included.
 */
async function latestPosts(ctx: AppContext, ids: readonly number[]) {
  const since = ctx.clock.now() - WINDOW_MS
  const [questions, answers, comments, writeQuestionId, writeAnswerId] = await Promise.all([
    findQuestions(ctx.db, ids),
    findAnswersSince(ctx.db, ids, since),
    findCommentsSince(ctx.db, ids, since),
    questionIds.writer(ctx),
    answerIds.writer(ctx),
  ])
  const visibilities = new Map(questions.map((question) => [question.id, visibilityOf(question)]))
  /** Returns undefined if the viewer can no longer see the question. */
  return (viewer: Viewer, questionId: number): LatestPosts | undefined => {
    const visibility = visibilities.get(questionId)
    if (!visibility || !canSeeQuestion(viewer, visibility)) return undefined
    const byOthers = (post: { question_id: number; user_id: number }): boolean =>
      post.question_id === questionId && post.user_id !== viewer.id
    return {
      answers: answers.filter(byOthers).map(({ id }) => writeAnswerId(id)),
      comments: comments.filter(byOthers).map(({ id, object_type: type, object_id: objectId }) => ({
        id: commentIds.write(id),
        object_id: type === 'question' ? writeQuestionId(objectId) : writeAnswerId(objectId),
      })),
    }
  }
}

/**
 * Sends the latest posts of others to the streams of question pages. Ends streams whose viewer lost access to the
 * stream or the question.
 * @param viewerOf returns the viewer of a stream; undefined if they lost access
 */
export async function sendLatestPosts(
  ctx: AppContext,
  streams: readonly EventStream[],
  viewerOf: (stream: EventStream) => Viewer | undefined,
): Promise<void> {
  const ids = [...new Set(streams.flatMap(({ owner }) => owner.aboutId ?? []))]
  if (ids.length === 0) return
  const postsFor = await latestPosts(ctx, ids)
  for (const stream of streams) {
    const { aboutId } = stream.owner
    const viewer = viewerOf(stream)
    const posts = viewer && aboutId !== undefined ? postsFor(viewer, aboutId) : undefined
    if (posts) stream.send(POSTS, posts)
    else stream.end(END)
  }
}

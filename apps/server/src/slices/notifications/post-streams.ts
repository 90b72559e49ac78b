import { canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { EventStream } from '../../platform/realtime/event-stream.ts'
import { answerIds, findAnswersSince } from '../answers/index.ts'
import { commentIds, findCommentsSince } from '../comments/index.ts'
import { findQuestions, questionIds, visibilityOf } from '../questions/index.ts'

/** The session is over, or what the stream is about is gone: there is nothing to come back for. */
export const END = 'end'
/** Carries the latest posts of others on the page of a question. */
const POSTS = 'posts'
/** How far back it goes, in milliseconds: longer than any stream takes to come back. */
const WINDOW_MS = 60 * 60 * 1000

/** What others wrote lately under a question, oldest first. */
export interface LatestPosts {
  answers: string[]
  comments: { id: string; object_id: string }[]
}

/** The latest posts under some questions as each listener may see them: only what stands for everybody. */
async function latestPosts(app: AppContext, ids: readonly number[]) {
  const since = app.clock.now() - WINDOW_MS
  const [questions, answers, comments, writeQuestionId, writeAnswerId] = await Promise.all([
    findQuestions(app.db, ids),
    findAnswersSince(app.db, ids, since),
    findCommentsSince(app.db, ids, since),
    questionIds.writer(app),
    answerIds.writer(app),
  ])
  const visibilities = new Map(questions.map((question) => [question.id, visibilityOf(question)]))
  /** Nothing where the question is out of the listener's sight by now. */
  return (viewer: Viewer, questionId: number): LatestPosts | undefined => {
    const visibility = visibilities.get(questionId)
    if (!visibility || !canSeeQuestion(viewer, visibility)) return undefined
    const byOthers = (post: { question_id: number; user_id: number }): boolean =>
      post.question_id === questionId && post.user_id !== viewer.id
    return {
      answers: answers.filter(byOthers).map(({ id }) => writeAnswerId(id)),
      comments: comments.filter(byOthers).map(({ id, object_type: type, object_id: objectId }) => ({
        id: commentIds.write(id),
        object_id: type === 1 ? writeQuestionId(objectId) : writeAnswerId(objectId),
      })),
    }
  }
}

/**
 * Tells those who look at questions what others wrote there. Streams end whose listener may not listen, or may not see
 * the question, any more.
 *
 * @param viewerOf who listens; undefined for whoever may not listen any more
 */
export async function tellLatestPosts(
  app: AppContext,
  streams: readonly EventStream[],
  viewerOf: (stream: EventStream) => Viewer | undefined,
): Promise<void> {
  const ids = [...new Set(streams.flatMap(({ owner }) => owner.aboutId ?? []))]
  if (ids.length === 0) return
  const postsFor = await latestPosts(app, ids)
  for (const stream of streams) {
    const { aboutId } = stream.owner
    const viewer = viewerOf(stream)
    const posts = viewer && aboutId !== undefined ? postsFor(viewer, aboutId) : undefined
    if (posts) stream.send(POSTS, posts)
    else stream.end(END)
  }
}

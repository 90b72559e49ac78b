import type { OperationId, QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import type { Part, Rule, State, Thread, ViewerKind } from './rules.ts'
import {
  findsAnswer,
  findsQuestion,
  isStaff,
  listsQuestion,
  opensAnswer,
  opensComment,
  opensQuestion,
  profilesQuestion,
  reviewsQuestion,
  VIEWERS,
} from './rules.ts'

/** An operation that reads posts, and the texts it shows to each viewer. */
export interface Surface {
  name: string
  /** Texts it shows exactly when the rule holds; texts without a rule never appear. */
  shows: Partial<Record<Part, Rule>>
  /** Texts that it may, but need not, show if the rule holds. */
  mayShow?: Partial<Record<Part, Rule>>
  read(api: QuandaryClient, thread: Thread): Promise<unknown>
  /** True for lists of all posts: the request is the same for every thread. */
  isList?: true
  /** The viewers to test; all by default. */
  viewers?: readonly ViewerKind[]
}

const ORDERS = ['active', 'newest', 'frequent', 'score', 'unanswered', 'hot'] as const
const SIGNED_IN = VIEWERS.filter((viewer) => viewer !== 'guest')

const call = async (api: QuandaryClient, id: OperationId, request: unknown): Promise<unknown> => {
  // The pair of operation and request is validated against the contract when it is sent.
  const { data, error } = await api.call(id, request as never)
  if (error && (error.status ?? 500) >= 500) throw new Error(`${id} failed: ${error.message}`)
  return data ?? null
}

const waits = (state: State): boolean => state.endsWith('pending')

const PAGE = { page: 1, page_size: 100 }

export const SURFACES: readonly Surface[] = [
  {
    name: 'getQuestion',
    shows: { question: opensQuestion },
    read: (api, { question }) => call(api, 'getQuestion', { query: { id: question } }),
  },
  {
    name: 'listAnswers',
    shows: { answer: opensAnswer },
    read: (api, { question }) => call(api, 'listAnswers', { query: { question_id: question, ...PAGE } }),
  },
  {
    name: 'getAnswer',
    shows: { answer: opensAnswer, question: opensAnswer },
    read: (api, { answer }) => call(api, 'getAnswer', { query: { id: answer } }),
  },
  {
    name: 'listComments of the question',
    shows: { comment: opensComment },
    read: (api, { question }) => call(api, 'listComments', { query: { object_id: question, ...PAGE } }),
  },
  {
    name: 'getComment',
    shows: { comment: opensComment },
    read: (api, { comment }) => call(api, 'getComment', { query: { id: comment } }),
  },
  ...ORDERS.map((order): Surface => ({
    name: `listQuestions by ${order}`,
    shows: {
      question: (viewer, state) =>
        listsQuestion(viewer, state) &&
        (order !== 'unanswered' || state === 'answer deleted' || state === 'answer pending'),
    },
    isList: true,
    read: (api) => call(api, 'listQuestions', { query: { order, ...PAGE } }),
  })),
  {
    name: 'listQuestions of a tag',
    shows: { question: listsQuestion },
    isList: true,
    read: (api) => call(api, 'listQuestions', { query: { tag: 'visibility', ...PAGE } }),
  },
  {
    name: 'listQuestions of a person',
    shows: { question: profilesQuestion },
    isList: true,
    read: (api) => call(api, 'listQuestions', { query: { username: 'asker', ...PAGE } }),
  },
  {
    name: 'listLinkedQuestions',
    shows: {},
    mayShow: { question: (_viewer, state) => listsQuestion('guest', state) },
    read: (api, { anchor }) => call(api, 'listLinkedQuestions', { query: { question_id: anchor } }),
  },
  {
    name: 'listRelatedQuestions',
    shows: {},
    mayShow: { question: listsQuestion },
    read: (api, { anchor }) => call(api, 'listRelatedQuestions', { query: { question_id: anchor } }),
  },
  {
    name: 'listSimilarQuestions',
    viewers: SIGNED_IN,
    shows: { question: (_viewer, state) => listsQuestion('guest', state) },
    read: (api, thread) => call(api, 'listSimilarQuestions', { query: { title: thread.word('question') } }),
  },
  {
    name: 'listSearchSuggestions',
    shows: { question: (_viewer, state) => listsQuestion('guest', state) },
    read: (api, thread) => call(api, 'listSearchSuggestions', { query: { q: thread.word('question') } }),
  },
  {
    name: 'search',
    shows: { question: findsQuestion, answer: findsAnswer },
    read: async (api, thread) => [
      await call(api, 'search', { query: { q: thread.word('question'), size: 50 } }),
      await call(api, 'search', { query: { q: thread.word('answer'), size: 50 } }),
      await call(api, 'search', { query: { q: thread.word('comment'), size: 50 } }),
    ],
  },
  {
    name: 'getPersonalTop of the asker',
    shows: {},
    mayShow: { question: profilesQuestion },
    isList: true,
    read: (api) => call(api, 'getPersonalTop', { query: { username: 'asker' } }),
  },
  {
    name: 'getPersonalTop of the answerer',
    shows: {},
    mayShow: { question: opensQuestion, answer: opensAnswer },
    isList: true,
    read: (api) => call(api, 'getPersonalTop', { query: { username: 'answerer' } }),
  },
  {
    name: 'listPersonalQuestions',
    shows: { question: profilesQuestion },
    isList: true,
    read: (api) => call(api, 'listPersonalQuestions', { query: { username: 'asker', ...PAGE } }),
  },
  {
    name: 'listPersonalAnswers',
    shows: {},
    mayShow: { question: opensQuestion, answer: opensAnswer },
    isList: true,
    read: (api) => call(api, 'listPersonalAnswers', { query: { username: 'answerer', ...PAGE } }),
  },
  {
    name: 'listPersonalComments',
    shows: {},
    // People see their own texts, but not the title of a question hidden from them.
    mayShow: {
      question: opensQuestion,
      comment: (viewer, state) =>
        opensComment(viewer, state) ||
        (viewer === 'commenter' && state !== 'comment deleted' && state !== 'question pending'),
    },
    isList: true,
    read: (api) => call(api, 'listPersonalComments', { query: { username: 'commenter', ...PAGE } }),
  },
  {
    name: 'listPersonalReputation',
    shows: {},
    mayShow: { question: opensQuestion, answer: opensAnswer },
    isList: true,
    read: (api) => call(api, 'listPersonalReputation', { query: { username: 'asker', ...PAGE } }),
  },
  {
    name: 'listPersonalVotes',
    viewers: SIGNED_IN,
    shows: {},
    mayShow: { question: opensQuestion, answer: opensAnswer },
    isList: true,
    read: (api) => call(api, 'listPersonalVotes', { query: PAGE }),
  },
  {
    name: 'getTimeline of the question',
    viewers: SIGNED_IN,
    // A pending comment is not part of the timeline yet.
    shows: {
      question: opensQuestion,
      comment: (viewer, state) => state !== 'comment pending' && opensComment(viewer, state),
    },
    read: (api, { question }) => call(api, 'getTimeline', { query: { object_id: question } }),
  },
  {
    name: 'listRevisions of the question',
    shows: { question: opensQuestion },
    read: (api, { question }) => call(api, 'listRevisions', { query: { object_id: question } }),
  },
  {
    name: 'listRevisions of the answer',
    shows: { answer: opensAnswer, question: opensAnswer },
    read: (api, { answer }) => call(api, 'listRevisions', { query: { object_id: answer } }),
  },
  {
    name: 'listNotifications',
    viewers: SIGNED_IN,
    shows: {},
    mayShow: { question: opensQuestion, answer: opensAnswer, comment: opensComment },
    isList: true,
    read: async (api) => [
      await call(api, 'listNotifications', { query: { type: 'inbox', ...PAGE } }),
      await call(api, 'listNotifications', { query: { type: 'achievement', ...PAGE } }),
    ],
  },
  {
    name: 'listBookmarks',
    viewers: SIGNED_IN,
    shows: {},
    mayShow: { question: opensQuestion },
    isList: true,
    read: (api) => call(api, 'listBookmarks', { query: PAGE }),
  },
  {
    name: 'listPendingPosts',
    viewers: SIGNED_IN,
    // Includes the title of the question that an answer or a comment belongs to.
    shows: {
      question: (viewer, state) => isStaff(viewer) && waits(state),
      answer: (viewer, state) => isStaff(viewer) && state === 'answer pending',
      comment: (viewer, state) => isStaff(viewer) && state === 'comment pending',
    },
    isList: true,
    read: (api) => readQueue(api, 'listPendingPosts'),
  },
  {
    name: 'listUnreviewedReports',
    viewers: SIGNED_IN,
    shows: { question: (viewer, state) => isStaff(viewer) && listsQuestion('administrator', state) },
    mayShow: { question: isStaff, answer: isStaff, comment: isStaff },
    isList: true,
    read: (api) => readQueue(api, 'listUnreviewedReports'),
  },
  {
    name: 'listUnreviewedRevisions',
    viewers: SIGNED_IN,
    shows: { question: reviewsQuestion },
    isList: true,
    read: (api) => readQueue(api, 'listUnreviewedRevisions'),
  },
]

/** Reads a queue completely; it shows one item per page. */
async function readQueue(
  api: QuandaryClient,
  id: 'listPendingPosts' | 'listUnreviewedReports' | 'listUnreviewedRevisions',
): Promise<unknown[]> {
  const pages: unknown[] = []
  for (let page = 1; ; page++) {
    const { list } = await unwrap(api.call(id, { query: { page } }))
    if (list.length === 0) return pages
    pages.push(list)
  }
}

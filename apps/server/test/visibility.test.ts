import type { OperationId, QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from './harness.ts'
import type { TestSite } from './harness.ts'

/** What may have happened to a post before it is looked at. */
const STATES = [
  'open',
  'closed',
  'hidden',
  'deleted',
  'hidden and deleted',
  'answer deleted',
  'comment deleted',
] as const
type State = (typeof STATES)[number]

const VIEWERS = ['guest', 'stranger', 'asker', 'answerer', 'commenter', 'moderator', 'administrator'] as const
type ViewerKind = (typeof VIEWERS)[number]

/** The texts that may be shown or not; each carries a word of its own in each state. */
type Part = 'question' | 'answer' | 'comment'

/** One set of question, answer and comment per state. */
interface Thread {
  state: State
  question: string
  answer: string
  comment: string
  /** An open question with the same tag. */
  anchor: string
  word(part: Part): string
}

const isStaff = (viewer: ViewerKind): boolean => viewer === 'moderator' || viewer === 'administrator'

/** Who may open the question by its address (decision 10; domain facts §5). */
function opensQuestion(viewer: ViewerKind, state: State): boolean {
  const restricted = state === 'hidden' || state === 'deleted' || state === 'hidden and deleted'
  return !restricted || viewer === 'asker' || isStaff(viewer)
}

function opensAnswer(viewer: ViewerKind, state: State): boolean {
  return opensQuestion(viewer, state) && (state !== 'answer deleted' || viewer === 'answerer' || isStaff(viewer))
}

function opensComment(viewer: ViewerKind, state: State): boolean {
  return opensQuestion(viewer, state) && state !== 'comment deleted'
}

/** Who finds the question in lists of everybody's questions: hidden ones are for staff, deleted ones for nobody. */
function listsQuestion(viewer: ViewerKind, state: State): boolean {
  if (state === 'deleted' || state === 'hidden and deleted') return false
  return state !== 'hidden' || isStaff(viewer)
}

/** Lists of one person's questions show that person the hidden ones too. */
function profilesQuestion(viewer: ViewerKind, state: State): boolean {
  return listsQuestion(viewer, state) || (state === 'hidden' && viewer === 'asker')
}

/** Search never finds hidden or deleted posts, whoever asks (domain facts §11). */
function findsQuestion(_viewer: ViewerKind, state: State): boolean {
  return listsQuestion('guest', state)
}

function findsAnswer(viewer: ViewerKind, state: State): boolean {
  return findsQuestion(viewer, state) && state !== 'answer deleted'
}

type Rule = (viewer: ViewerKind, state: State) => boolean

/** A way to read, which texts it would show, and to whom. */
interface Surface {
  name: string
  /** Texts it shows to exactly those for whom the rule holds; texts without a rule never appear. */
  shows: Partial<Record<Part, Rule>>
  /** Texts that it may show to those for whom the rule holds, and to nobody else. */
  mayShow?: Partial<Record<Part, Rule>>
  read(api: QuandaryClient, thread: Thread): Promise<unknown>
  /** Reads the same whatever thread is meant, as lists of everybody's posts do. */
  isList?: true
  /** Who is asked; everybody when absent. */
  viewers?: readonly ViewerKind[]
}

const ORDERS = ['active', 'newest', 'frequent', 'score', 'unanswered', 'hot'] as const
const SIGNED_IN = VIEWERS.filter((viewer) => viewer !== 'guest')

const call = async (api: QuandaryClient, id: OperationId, request: unknown): Promise<unknown> => {
  // The table names operations together with their requests; each pair is held against the contract when it is sent.
  const { data, error } = await api.call(id, request as never)
  if (error && (error.status ?? 500) >= 500) throw new Error(`${id} failed: ${error.message}`)
  return data ?? null
}

const PAGE = { page: 1, page_size: 100 }

const SURFACES: readonly Surface[] = [
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
        listsQuestion(viewer, state) && (order !== 'unanswered' || state === 'answer deleted'),
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
    // One's own words are no secret from oneself; the title of the question is.
    mayShow: {
      question: opensQuestion,
      comment: (viewer, state) =>
        opensComment(viewer, state) || (viewer === 'commenter' && state !== 'comment deleted'),
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
    shows: { question: opensQuestion, comment: opensComment },
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
    mayShow: { question: opensQuestion },
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
]

const SETTLE: Record<State, (admin: QuandaryClient, thread: Thread) => Promise<unknown>> = {
  open: async () => {},
  closed: (admin, { question }) =>
    admin.call('closeQuestion', { body: { id: question, close_type: 63, close_msg: '' } }),
  hidden: (admin, { question }) => admin.call('operateQuestion', { body: { id: question, operation: 'hide' } }),
  deleted: (admin, { question }) => admin.call('deleteQuestion', { body: { id: question } }),
  'hidden and deleted': async (admin, thread) => {
    await SETTLE.hidden(admin, thread)
    return SETTLE.deleted(admin, thread)
  },
  'answer deleted': (admin, { answer }) => admin.call('deleteAnswer', { body: { id: answer } }),
  'comment deleted': (admin, { comment }) => admin.call('deleteComment', { body: { comment_id: comment } }),
}

/** Everybody, one thread per state, and votes and bookmarks of a stranger on each. */
async function setStage(site: TestSite) {
  const people = {
    stranger: await site.registerPerson({ name: 'Stranger', rank: 500 }),
    asker: await site.registerPerson({ name: 'Asker', rank: 9000 }),
    answerer: await site.registerPerson({ name: 'Answerer', rank: 500 }),
    commenter: await site.registerPerson({ name: 'Commenter', rank: 500 }),
    moderator: await site.registerPerson({ name: 'Moderator', role: 3, rank: 500 }),
    administrator: await site.admin(),
  }
  const api = (viewer: ViewerKind) => site.api(viewer === 'guest' ? undefined : people[viewer].token)
  const anchor = await ask(api('asker'), 'anchor')
  const threads: Thread[] = []
  for (const [index, state] of STATES.entries()) {
    const word = (part: Part) => `${part}word${'abcdefghij'[index]}`
    const question = await ask(api('asker'), word('question'))
    const { info } = await unwrap(
      api('answerer').call('createAnswer', {
        body: { question_id: question, content: `An answer with ${word('answer')}` },
      }),
    )
    const { comment_id: comment } = await unwrap(
      api('commenter').call('createComment', {
        body: { object_id: question, original_text: `About ${word('comment')}` },
      }),
    )
    for (const id of [question, info.id]) {
      await unwrap(api('stranger').call('voteUp', { body: { object_id: id } }))
    }
    await unwrap(
      api('stranger').call('switchBookmark', { body: { object_id: question, group_id: '0', bookmark: true } }),
    )
    const thread = { state, anchor, question, answer: info.id, comment, word }
    const settled = (await SETTLE[state](api('administrator'), thread)) as { error?: unknown } | undefined
    expect(settled?.error, `making it ${state}`).toBeUndefined()
    threads.push(thread)
  }
  return { api, threads }
}

async function ask(api: QuandaryClient, word: string): Promise<string> {
  const body = { title: `A question with ${word}`, content: `It asks ${word}.`, tags: [{ slug_name: 'visibility' }] }
  return (await unwrap(api.call('createQuestion', { body }))).id
}

const PARTS: readonly Part[] = ['question', 'answer', 'comment']

/** What a reading shows although it must not, or does not show although it must. */
function mistakes(surface: Surface, viewer: ViewerKind, thread: Thread, text: string): string[] {
  return PARTS.flatMap((part) => {
    const shown = text.includes(thread.word(part))
    const must = surface.shows[part]?.(viewer, thread.state) ?? false
    const may = must || (surface.mayShow?.[part]?.(viewer, thread.state) ?? false)
    if (shown && !may) return `shows the ${part} to the ${viewer}, ${thread.state}`
    return must && !shown ? `hides the ${part} from the ${viewer}, ${thread.state}` : []
  })
}

describeOnEveryEngine('every way to read', (open) => {
  it(`shows each of ${STATES.length} states to the right ones of ${VIEWERS.length} viewers on ${SURFACES.length} surfaces`, async () => {
    const { api, threads } = await setStage(await open())
    const found: string[] = []
    for (const surface of SURFACES) {
      for (const viewer of surface.viewers ?? VIEWERS) {
        const [first] = threads
        const list = surface.isList && first && JSON.stringify(await surface.read(api(viewer), first))
        for (const thread of threads) {
          const text = list ?? JSON.stringify(await surface.read(api(viewer), thread))
          found.push(...mistakes(surface, viewer, thread, text).map((mistake) => `${surface.name} ${mistake}`))
        }
      }
    }
    expect(found).toEqual([])
  }, 120_000)
})

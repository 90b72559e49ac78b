import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { afterEach, expect, it } from 'vitest'
import type { TestSite } from '../harness.ts'
import { openSite } from '../harness.ts'
import { startPages } from '../http/pages.ts'
import { countTraffic } from './round-trips.ts'

/**
 * Maximum round trips and statements of a call on PostgreSQL, including `begin` and `commit`. A number may fall;
 * raising one needs a reason. Reading a session takes one trip. In the same trip, a change is counted against the rate
 * limits and similar counters (`platform/http/recent-viewers.ts`), which are in the database because several processes
 * share them. A change takes another trip to store its response for a retry with the same idempotency key; the key
 * itself is read with the limits and stored with the commit.
 */
const MAX_ROUND_TRIPS = {
  listQuestions: [2, 4],
  'listQuestions, signed in': [3, 5],
  'listQuestions of a tag': [3, 6],
  getQuestion: [2, 6],
  'getQuestion, signed in': [3, 11],
  // One statement counts the questions, because their number decides how those of a tag are found. Another one finds
  // the related questions.
  'page of a question': [9, 29],
  listAnswers: [2, 3],
  'listAnswers, signed in': [3, 5],
  getAnswer: [3, 9],
  listComments: [2, 3],
  'listComments, signed in': [3, 5],
  listTags: [1, 2],
  getTag: [2, 3],
  getPersonalUser: [1, 1],
  getPersonalTop: [3, 5],
  getCurrentUser: [3, 3],
  listNotifications: [3, 8],
  // Runs in a transaction, which sets a time limit and turns just-in-time compilation off. It finds nothing, so it also
  // looks for near words.
  search: [7, 9],
  voteUp: [5, 24],
  createComment: [7, 26],
  // One trip and one statement store when the session was last used, which happens every few minutes.
  deleteComment: [7, 18],
  createAnswer: [9, 52],
  updateAnswer: [8, 33],
  acceptAnswer: [6, 34],
  createQuestion: [9, 37],
  updateQuestion: [9, 38],
  follow: [4, 13],
  switchBookmark: [4, 13],
  createReport: [4, 10],
} satisfies Record<string, [trips: number, statements: number]>
type Call = keyof typeof MAX_ROUND_TRIPS

const opened: TestSite[] = []
afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

it('calls take no more round trips and statements than noted', async () => {
  const site = await openSite('postgres', { rateLimits: true })
  opened.push(site)
  const calls = await callsOf(site)
  // Warm-up: everything that is read once is read now.
  for (const call of Object.values(calls)) {
    site.clock.advance(10_000)
    await call(0)
  }
  const more: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    site.clock.advance(10_000)
    const { trips, statements } = await countTraffic(() => call(1))
    const line = `${name.padEnd(28)}${trips} trips, ${statements.length} statements\n`
    process.stdout.write(line)
    const [mostTrips, mostStatements] = MAX_ROUND_TRIPS[name as Call]
    if (trips > mostTrips || statements.length > mostStatements) more.push(line)
    if (process.env.SHOW_STATEMENTS === '1')
      for (const { trip, text } of statements) process.stdout.write(`  ${trip} ${text}\n`)
  }
  expect(more).toEqual([])
}, 120_000)

async function callsOf(site: TestSite): Promise<Record<Call, (turn: number) => Promise<unknown>>> {
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
  const [guest, asker, other] = [site.api(), site.api(ada.token), site.api(bo.token)]
  const tags = [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }]
  const ask = (api: QuandaryClient, title: string) => {
    // Without this pause, a second question would need a captcha.
    site.clock.advance(10_000)
    return unwrap(api.call('createQuestion', { body: { title, content: 'I cooked too much of it yesterday.', tags } }))
  }
  const questions = [await ask(asker, 'How long does rice keep?'), await ask(asker, 'How long do noodles keep?')]
  const idOf = (turn: number): string => questions[turn]?.id ?? ''
  const pages = await startPages(site)
  const answers: string[] = []
  const comments: string[] = []
  const page = { page: 1, page_size: 20 }
  return {
    createAnswer: async (turn) => {
      const body = { question_id: idOf(turn), content: `Two days, or ${turn} more.` }
      answers[turn] = (await unwrap(other.call('createAnswer', { body }))).info.id
    },
    createComment: async (turn) => {
      const body = { object_id: idOf(turn), original_text: `Is it brown, ${turn}?` }
      comments[turn] = (await unwrap(other.call('createComment', { body }))).comment_id
    },
    voteUp: (turn) => unwrap(other.call('voteUp', { body: { object_id: idOf(turn), is_cancel: false } })),
    createQuestion: (turn) => ask(asker, `How long does bread number ${turn} keep?`),
    follow: (turn) => unwrap(other.call('follow', { body: { object_id: idOf(turn), is_cancel: false } })),
    switchBookmark: (turn) =>
      unwrap(other.call('switchBookmark', { body: { object_id: idOf(turn), group_id: '0', bookmark: true } })),
    updateAnswer: (turn) => {
      const body = { id: answers[turn] ?? '', question_id: idOf(turn), content: `Three days, or ${turn} more.` }
      return unwrap(other.call('updateAnswer', { body: { ...body, edit_summary: '' } }))
    },
    acceptAnswer: (turn) =>
      unwrap(asker.call('acceptAnswer', { body: { question_id: idOf(turn), answer_id: answers[turn] ?? '' } })),
    updateQuestion: (turn) => {
      const body = { id: idOf(turn), title: 'How long does it keep?', content: `I cooked it ${turn} days ago.`, tags }
      return unwrap(asker.call('updateQuestion', { body }))
    },
    createReport: (turn) =>
      unwrap(asker.call('createReport', { body: { object_id: answers[turn] ?? '', report_type: 57 } })),
    listQuestions: () => unwrap(guest.call('listQuestions', { query: { ...page, order: 'newest' } })),
    'listQuestions, signed in': () => unwrap(other.call('listQuestions', { query: { ...page, order: 'newest' } })),
    'listQuestions of a tag': () =>
      unwrap(guest.call('listQuestions', { query: { ...page, order: 'newest', tag: 'cooking' } })),
    getAnswer: (turn) => unwrap(guest.call('getAnswer', { query: { id: answers[turn] ?? '' } })),
    getQuestion: (turn) => unwrap(guest.call('getQuestion', { query: { id: idOf(turn) } })),
    'getQuestion, signed in': (turn) => unwrap(other.call('getQuestion', { query: { id: idOf(turn) } })),
    listAnswers: (turn) => unwrap(guest.call('listAnswers', { query: { question_id: idOf(turn), ...page } })),
    'listAnswers, signed in': (turn) =>
      unwrap(other.call('listAnswers', { query: { question_id: idOf(turn), ...page } })),
    listComments: (turn) => unwrap(guest.call('listComments', { query: { object_id: idOf(turn), ...page } })),
    'listComments, signed in': (turn) =>
      unwrap(other.call('listComments', { query: { object_id: idOf(turn), ...page } })),
    listTags: () => unwrap(guest.call('listTags', { query: { ...page, query_cond: 'popular' } })),
    getTag: () => unwrap(guest.call('getTag', { query: { name: 'cooking' } })),
    getPersonalUser: () => unwrap(guest.call('getPersonalUser', { query: { username: ada.username } })),
    getPersonalTop: () => unwrap(guest.call('getPersonalTop', { query: { username: ada.username } })),
    getCurrentUser: () => unwrap(asker.call('getCurrentUser', {})),
    listNotifications: () => unwrap(asker.call('listNotifications', { query: { type: 'inbox', ...page } })),
    'page of a question': async (turn) => {
      const { status } = await pages.get(`/questions/${idOf(turn)}/how-long-does-it-keep`)
      expect(status).toBe(200)
    },
    search: () => unwrap(guest.call('search', { query: { q: 'rice' } })),
    deleteComment: (turn) => unwrap(other.call('deleteComment', { body: { comment_id: comments[turn] ?? '' } })),
  }
}

import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import type { TestSite } from './harness.ts'
import { openSite } from './harness.ts'

/**
 * The statements of one call on PostgreSQL, `begin` and `commit` included. Each costs a round trip unless it is sent beside
 * another one. A number may fall; whoever raises one says why. Two are the rate limit and the captcha's count, and of a post a third
 * is the guard against duplicates: several processes count together.
 */
const MOST = {
  listQuestions: 5,
  getQuestion: 7,
  'getQuestion, signed in': 13,
  listAnswers: 3,
  listComments: 3,
  listTags: 2,
  getPersonalTop: 5,
  // Three set a time limit: `begin`, the limit, `commit`.
  search: 10,
  voteUp: 29,
  createComment: 23,
  createAnswer: 49,
  createQuestion: 36,
}
type Call = keyof typeof MOST

const opened: TestSite[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const site of opened.splice(0)) await site.close()
})

it('frequent calls take no more statements than noted', async () => {
  const site = await openSite('postgres', { rateLimits: true })
  opened.push(site)
  const calls = await callsOf(site)
  // Whatever is read once is read now.
  for (const call of Object.values(calls)) {
    site.clock.advance(10_000)
    await call(0)
  }
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const counted: Partial<Record<Call, number>> = {}
  for (const [name, call] of Object.entries(calls)) {
    site.clock.advance(10_000)
    query.mockClear()
    await call(1)
    counted[name as Call] = query.mock.calls.length
  }
  process.stdout.write(
    Object.entries(counted)
      .map(([name, count]) => `${name.padEnd(28)}${count}`)
      .map((line) => `${line}\n`)
      .join(''),
  )
  const more = Object.entries(counted).filter(([name, count]) => count > MOST[name as Call])
  expect(more).toEqual([])
})

async function callsOf(site: TestSite): Promise<Record<Call, (turn: number) => Promise<unknown>>> {
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
  const [guest, asker, other] = [site.api(), site.api(ada.token), site.api(bo.token)]
  const tags = [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }]
  const ask = (api: QuandaryClient, title: string) => {
    // Sooner, a second question needs a captcha.
    site.clock.advance(10_000)
    return unwrap(api.call('createQuestion', { body: { title, content: 'I cooked too much of it yesterday.', tags } }))
  }
  const questions = [await ask(asker, 'How long does rice keep?'), await ask(asker, 'How long do noodles keep?')]
  const idOf = (turn: number): string => questions[turn]?.id ?? ''
  const page = { page: 1, page_size: 20 }
  return {
    createAnswer: (turn) =>
      unwrap(other.call('createAnswer', { body: { question_id: idOf(turn), content: `Two days, or ${turn} more.` } })),
    createComment: (turn) =>
      unwrap(other.call('createComment', { body: { object_id: idOf(turn), original_text: `Is it brown, ${turn}?` } })),
    voteUp: (turn) => unwrap(other.call('voteUp', { body: { object_id: idOf(turn), is_cancel: false } })),
    createQuestion: (turn) => ask(asker, `How long does bread number ${turn} keep?`),
    listQuestions: () => unwrap(guest.call('listQuestions', { query: { ...page, order: 'newest' } })),
    getQuestion: (turn) => unwrap(guest.call('getQuestion', { query: { id: idOf(turn) } })),
    'getQuestion, signed in': (turn) => unwrap(other.call('getQuestion', { query: { id: idOf(turn) } })),
    listAnswers: (turn) => unwrap(guest.call('listAnswers', { query: { question_id: idOf(turn), ...page } })),
    listComments: (turn) => unwrap(guest.call('listComments', { query: { object_id: idOf(turn), ...page } })),
    listTags: () => unwrap(guest.call('listTags', { query: { ...page, query_cond: 'popular' } })),
    getPersonalTop: () => unwrap(guest.call('getPersonalTop', { query: { username: ada.username } })),
    search: () => unwrap(guest.call('search', { query: { q: 'rice' } })),
  }
}

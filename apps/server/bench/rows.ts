import type { OperationQuery } from '@quandary/api-client'
import type { BenchSite } from './bench-site.ts'
import type { Target } from './load.ts'
import { inTurn, requestOf } from './load.ts'

/** A row of the results: a kind of request that is sent repeatedly. */
export interface Row {
  name: string
  targetOf(site: BenchSite): Target['next']
}

const API = '/answer/api/v1'
type ListOrder = NonNullable<OperationQuery<'listQuestions'>['order']>
/** The orders are the keys of an object, so that an order that is missing here is a type error. */
const LIST_ORDERS = Object.keys({
  newest: 0,
  active: 0,
  frequent: 0,
  score: 0,
  unanswered: 0,
  hot: 0,
  recommend: 0,
} satisfies Record<ListOrder, 0>) as ListOrder[]
/** Words to search for, by their kind. */
export const SEARCHES = {
  'common word': ['after', 'better', 'water'],
  'rare word': ['astronomy', 'violin', 'hamster'],
  'two words': ['after better', 'water filter', 'telescope blur'],
  English: ['bread', 'rear wheel', 'leaks', 'virtual environment', 'telescope blur', '"slow query"', '[cooking] rice'],
  Chinese: ['红烧肉', '绿萝', '漏水', '数据库', '签证', '猫砂盆', '发音'],
}

/** Returns the reading rows, in the order of the table. */
export function readingRows(): Row[] {
  return [
    ...LIST_ORDERS.map(listIn),
    get('list, newest, page 200', () => [`${API}/question/page?order=newest&page=200`]),
    get('list, tag', () =>
      ['cooking', 'javascript', '做饭'].map((tag) => `${API}/question/page?tag=${encodeURIComponent(tag)}`),
    ),
    get('list, tag, by votes, page 20', () =>
      ['cooking', 'javascript', '做饭'].map(
        (tag) => `${API}/question/page?order=score&page=20&tag=${encodeURIComponent(tag)}`,
      ),
    ),
    get('list, filtered', () => [
      `${API}/question/page?order=newest&answers=none&min_votes=2&not_tags=javascript`,
      `${API}/question/page?order=score&answers=unaccepted&tags=cooking`,
    ]),
    signedIn('list, newest, signed in', () => [`${API}/question/page?order=newest`]),
    get('question', (site) => site.sample.map(({ id }) => `${API}/question/info?id=${id}`)),
    signedIn('question, signed in', (site) => site.sample.map(({ id }) => `${API}/question/info?id=${id}`)),
    get('related questions', (site) => site.sample.map(({ id }) => `${API}/question/similar/tag?question_id=${id}`)),
    get('answers', (site) => site.sample.map(({ id }) => `${API}/answer/page?question_id=${id}`)),
    get('tags', () => [`${API}/tags/page`]),
    get('comments', (site) => site.sample.map(({ id }) => `${API}/comment/page?object_id=${id}`)),
    get('best posts of a person', (site) =>
      site.people.map((name) => `${API}/personal/qa/top?username=${encodeURIComponent(name)}`),
    ),
    ...Object.entries(SEARCHES).map(([name, words]) => get(`search, ${name}`, () => words.map(searchPath))),
    get('built files', (site) => [...site.files]),
    get('page: question list, cached', () => ['/']),
    get('page: question, cached', (site) => [pagePath(site.sample[0])]),
    { name: 'page: list, rendered', targetOf: () => rendered(['/']) },
    { name: 'page: question, rendered', targetOf: (site) => rendered(site.sample.map(pagePath)) },
    withCookie('page: list, signed in', () => ['/']),
    withCookie('page: question, signed in', (site) => site.sample.map(pagePath)),
    withCookie('page: tag, signed in', () =>
      ['cooking', 'javascript', '做饭'].map((tag) => `/tags/${encodeURIComponent(tag)}`),
    ),
    withCookie('page: person, signed in', (site) => site.people.map((name) => `/users/${encodeURIComponent(name)}`)),
  ]
}

/** Returns the writing rows. They change what the others read, so they are measured last. */
export function writingRows(): Row[] {
  return [
    { name: 'vote', targetOf: votes },
    { name: 'ask', targetOf: asks },
  ]
}

/** Reads the list of questions in an order. Recommendations are for members only. */
function listIn(order: ListOrder): Row {
  const paths = () => [`${API}/question/page?order=${order}`]
  return order === 'recommend' ? signedIn(`list, ${order}, signed in`, paths) : get(`list, ${order}`, paths)
}

function get(name: string, paths: (site: BenchSite) => string[]): Row {
  return { name, targetOf: (site) => inTurn(paths(site).map((path) => requestOf({ path }))) }
}

function signedIn(name: string, paths: (site: BenchSite) => string[]): Row {
  return {
    name,
    targetOf: (site) => {
      const lanes = site.tokens.map((token) => inTurn(paths(site).map((path) => requestOf({ path, token }))))
      return (lane) => laneOf(lanes, lane)(lane)
    },
  }
}

/**
 * Requests pages with the cookie of a session that has ended: pages for requests with a reading cookie are never
 * cached.
 */
function rendered(paths: readonly string[]): Target['next'] {
  return inTurn(paths.map((path) => requestOf({ path, cookie: 'visit=ended' })))
}

function withCookie(name: string, paths: (site: BenchSite) => string[]): Row {
  return {
    name,
    targetOf: (site) => {
      const lanes = site.cookies.map((cookie) => inTurn(paths(site).map((path) => requestOf({ path, cookie }))))
      return (lane) => laneOf(lanes, lane)(lane)
    },
  }
}

/** Returns the path of a search for the words. */
export function searchPath(words: string): string {
  return `${API}/search?q=${encodeURIComponent(words)}`
}

function pagePath(question: BenchSite['sample'][number] | undefined): string {
  return `/questions/${question?.id}/${question?.url_title}`
}

/**
 * Returns requests in which each member votes on the questions of the sample, independently of the others, and
 * withdraws each vote in the next pass.
 */
function votes(site: BenchSite): Target['next'] {
  const turns = site.tokens.map((_, lane) => lane * 37)
  return (lane) => {
    const turn = turns[lane] ?? 0
    turns[lane] = turn + 1
    const { id } = laneOf(site.sample, turn)
    const is_cancel = Math.floor(turn / site.sample.length) % 2 === 1
    const body = { object_id: id, is_cancel }
    return requestOf({ method: 'POST', path: `${API}/vote/up`, token: laneOf(site.tokens, lane), body })
  }
}

/** Number of questions asked so far by all rows on all sites of this run, because titles must be unique. */
let asked = 0

function asks(site: BenchSite): Target['next'] {
  return (lane) => {
    asked += 1
    const body = {
      title: `How do I keep question number ${asked} of this run apart from all others?`,
      content: `There are ${asked} of them by now, and each has **its own** text:\n\n- one list\n- two points\n\nWhat helps?`,
      tags: [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }],
    }
    return requestOf({ method: 'POST', path: `${API}/question`, token: laneOf(site.tokens, lane), body })
  }
}

function laneOf<T>(list: readonly T[], lane: number): T {
  const found = list[lane % list.length]
  if (found === undefined) throw new Error('The list is empty')
  return found
}

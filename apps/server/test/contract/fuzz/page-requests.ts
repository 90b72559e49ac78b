import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { anyCharacter } from '../../any-character.ts'
import type { Caller } from './generated-calls.ts'
import { CALLERS, headers } from './generated-calls.ts'
import type { Known } from './known-values.ts'
import { EDGE_CASE_TEXTS, known } from './schema-values.ts'

/** A request to anything but an operation, as plain data. */
export interface PageRequest {
  /** The route that the address was made from. */
  route: string
  method: string
  by: Caller
  /** Segments of the path. Texts are sent as they are, values of the site percent-encoded. */
  path: readonly (string | Known)[]
  query: Record<string, string | Known>
  /** A raw query; replaces `query`. */
  text?: string
  /** Raw body of a POST. */
  form?: string
  headers: Record<string, string>
}

const ROUTES = new URL('../../../../site/src/routes', import.meta.url)

/** Returns the routes of the public site, such as `/users/:username/:tab`, from the names of the route files. */
export function routesOfSite(): string[] {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  // Folders and files that begin with an underscore are layouts, and no part of an address.
  const names = files.map((file) =>
    file
      .replace(/\.tsx$/, '')
      .replace(/(^|\/)index$/, '')
      .replace(/^_\w+\//, ''),
  )
  return names
    .filter((name) => !name.startsWith('_'))
    .map((name) => `/${name.replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, ':$1$2')}`)
}

/** The API field that contains the values of a route parameter. */
const FIELDS: Readonly<Record<string, string>> = {
  qid: 'question_id',
  aid: 'answer_id',
  part: 'answer_id',
  slug: 'slug_name',
}
const WORDS: Readonly<Record<string, readonly string[]>> = {
  tab: ['overview', 'answers', 'questions', 'bookmarks', 'votes', 'reputation', 'badges'],
  kind: ['inbox', 'achievement'],
  filter: ['posts', 'invites', 'votes'],
  part: ['profile', 'notify', 'account', 'interface', 'a-title'],
}

/** Raw segments that are known to break web applications. */
const BROKEN_SEGMENTS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%',
  '%zz',
  '%00',
  '%E0%A4%A',
  '%F0%9F%8D%BA',
  'a%20b',
  '%0d%0aset-cookie:%20planted=1',
  '//else.example',
  '\\else.example',
  '__proto__',
  'constructor',
  '10010000000000001',
  '9'.repeat(40),
  '-1',
  '1e309',
  'x'.repeat(600),
  '%41'.repeat(1500),
  '\u00FF\u00FE',
  '<script>alert(1)</script>',
  ';a=b',
  '@',
  '*',
]

const BROKEN_QUERIES = [
  '?',
  '?&&&===',
  '?%',
  '?%00=%00',
  '?page=1&page=2',
  '?page[]=1&page[a]=2',
  '?__proto__[a]=1&constructor=2',
  '?q=%E0%A4%A',
  `?${'a=1&'.repeat(1500)}`,
  `?q=${'%F0%9F%8D%BA'.repeat(500)}`,
  `?q=${'('.repeat(3000)}`,
  '?q=%22unclosed&page=999999999999999999999',
  '?a=1?b=2#c',
  '?q={"a":[1,{"b":2}]}',
]

/** Every parameter that some page or document reads. */
const PARAMETERS = [
  'page',
  'order',
  'q',
  'tag',
  'tags',
  'code',
  'next',
  'status',
  'title',
  'msg',
  'reason',
  'votes',
  'type',
  'commentId',
  'binding_key',
  'access_token',
  'question',
  's',
  'v',
]

const VALUES = [
  '',
  '\0',
  '0',
  '-1',
  '1',
  '2',
  '1e9',
  '99999999999999999999',
  'newest',
  'score',
  'true',
  '64',
  '//else.example',
]

const value = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.constantFrom(...EDGE_CASE_TEXTS),
  fc.constantFrom('question_id', 'username', 'slug_name', 'comment_id').chain(known),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom('x', '漢', '(', '*').map((one) => one.repeat(300)),
)

/** Generates requests to the routes of a site; about half of them are valid. */
export function requestsOf(routes: readonly string[]): fc.Arbitrary<PageRequest> {
  return fc.constantFrom(...routes).chain((route) =>
    fc.record(
      {
        route: fc.constant(route),
        method: fc.oneof(
          { weight: 20, arbitrary: fc.constant('GET') },
          { weight: 3, arbitrary: fc.constantFrom('HEAD', 'POST') },
          { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'PATCH') },
        ),
        by: fc.constantFrom(...CALLERS),
        path: pathOf(route),
        query: fc.oneof(
          { weight: 2, arbitrary: fc.constant({}) },
          { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...PARAMETERS), value, { maxKeys: 4 }) },
        ),
        text: fc.constantFrom(...BROKEN_QUERIES),
        form: fc.oneof(
          fc
            .dictionary(fc.constantFrom('e_mail', 'pass', 'name', 'pass_again'), fc.constantFrom(...EDGE_CASE_TEXTS))
            .map(encoded),
          fc.constantFrom('%', '&&&', 'e_mail=a&e_mail=b', '__proto__=1', '{"e_mail":"a"}', 'n=1&'.repeat(5000)),
        ),
        headers,
      },
      { requiredKeys: ['route', 'method', 'by', 'path', 'query', 'headers'] },
    ),
  )
}

function pathOf(route: string): fc.Arbitrary<(string | Known)[]> {
  const segments = route.split('/').slice(1)
  return fc.tuple(...segments.map(segmentOf))
}

function segmentOf(segment: string): fc.Arbitrary<string | Known> {
  const [, name] = /^[:*](\w*)$/.exec(segment) ?? []
  if (name === undefined) {
    return fc.oneof(
      { weight: 40, arbitrary: fc.constant(segment) },
      { weight: 1, arbitrary: fc.constantFrom(segment.toUpperCase(), `${segment}.`, `%${segment}`, '') },
    )
  }
  return fc.oneof(
    { weight: 4, arbitrary: known(FIELDS[name] ?? name) },
    { weight: 2, arbitrary: fc.constantFrom(...(WORDS[name] ?? ['1'])) },
    { weight: 3, arbitrary: fc.constantFrom(...BROKEN_SEGMENTS) },
  )
}

function encoded(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString()
}

import { expect, it } from 'vitest'
import { phraseOf, termsOf } from '../../platform/search/terms.ts'
import type { SearchQuery } from './search-query.ts'
import { isEmptyQuery, parseSearchQuery } from './search-query.ts'

const nothing: SearchQuery = { words: [], phrases: [], tags: [] }
const words = (text: string) => ({ words: termsOf(text) })
const phrases = (...texts: string[]) => ({ phrases: texts.flatMap((text) => phraseOf(text) ?? []) })

it.each<[string, Partial<SearchQuery>]>([
  [
    '[node.js] user:Grace.Hopper read score:3 Files',
    { ...words('read files'), tags: ['node.js'], author: 'grace.hopper', score: 3 },
  ],
  ['[c++][c#] [标签]', { tags: ['c++', 'c#', '标签'] }],
  ['word[tag]word', { ...words('word'), tags: ['tag'] }],
  ['[two words] []', words('two words')],
  ['user:me', { author: 'me' }],
  ['USER:Ada Is:Question', { author: 'ada', kind: 'question' }],
  ['score:0', { score: 0 }],
  ['score:-2', { score: -2 }],
  ['answers:0', { answers: 0, kind: 'question' }],
  ['views:100', { views: 100, kind: 'question' }],
  ['is:question', { kind: 'question' }],
  ['is:answer', { kind: 'answer' }],
  ['hasaccepted:no', { unsolved: true, kind: 'question' }],
  ['isaccepted:yes', { accepted: true, kind: 'answer' }],
  ['inquestion:10010000000000001', { inQuestion: '10010000000000001', kind: 'answer' }],
  ['inquestion:D1D1', { inQuestion: 'D1D1', kind: 'answer' }],
])('S5 tokens are extracted before the rest is split into words: %j', (query, read) => {
  expect(parseSearchQuery(query)).toEqual({ ...nothing, ...read })
})

it.each<[string, Partial<SearchQuery>]>([
  ['"line by line" a b c d e f', { ...phrases('line by line'), ...words('a b c d e') }],
  ['a A á b a', words('a b')],
  ['"is:answer [tag]"', phrases('is answer tag')],
  ['"open phrase', words('open phrase')],
  ['"one" "two" "three" "four" "five" "six"', phrases('one', 'two', 'three', 'four', 'five')],
  ['如何备份"数据库 备份"', { ...words('如何备份'), ...phrases('数据库 备份') }],
])('S6 a phrase stays together, and at most five words count: %j', (query, read) => {
  expect(parseSearchQuery(query)).toEqual({ ...nothing, ...read })
})

it.each<[string, Partial<SearchQuery>]>([
  ['answers:0 is:answer', { answers: 0, kind: 'answer' }],
  ['isaccepted:yes views:10', { accepted: true, views: 10, kind: 'question' }],
  ['is:answer is:question', { kind: 'question' }],
  ['score:1 score:2', { score: 2 }],
])('S7 tokens about questions or answers determine the kind, and the last one wins: %j', (query, read) => {
  expect(parseSearchQuery(query)).toEqual({ ...nothing, ...read })
})

it.each([
  'score:many',
  'score:',
  'score:12345678901',
  'is:it',
  'hasaccepted:yes',
  'isaccepted:no',
  'user:a/b',
  'inquestion:a-b',
  'http://a.org',
  'constructor:x',
  '__proto__:x',
  'xscore:3',
])('S8 an invalid token becomes words: %j', (query) => {
  expect(parseSearchQuery(query)).toEqual({ ...nothing, ...words(query) })
})

it('S9 a search uses at most five tags, and one of punctuation only is empty', () => {
  expect(parseSearchQuery('[a][b][c][d][e][f]').tags).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(isEmptyQuery(parseSearchQuery('*** "" ()'))).toBe(true)
  expect(isEmptyQuery(parseSearchQuery('is:answer'))).toBe(false)
})

import { expect, it } from 'vitest'
import { isEmptyQuery, parseSearchQuery } from './search-query.ts'

const nothing = { words: [], phrases: [], tags: [] }

it('S5 takes tokens out before it splits words', () => {
  expect(parseSearchQuery('[node.js] user:Grace.Hopper read score:3 Files')).toEqual({
    ...nothing,
    words: ['read', 'files'],
    tags: ['node.js'],
    author: 'grace.hopper',
    score: 3,
  })
})

it('S6 keeps a phrase together and asks for at most five words', () => {
  expect(parseSearchQuery('"line by line" a b c d e f')).toEqual({
    ...nothing,
    phrases: [['line', 'by', 'line']],
    words: ['a', 'b', 'c', 'd', 'e'],
  })
})

it('S7 tokens about questions or answers force the kind, and the last one wins', () => {
  expect(parseSearchQuery('hasaccepted:no')).toMatchObject({ unsolved: true, kind: 'question' })
  expect(parseSearchQuery('answers:0 is:answer')).toMatchObject({ answers: 0, kind: 'answer' })
  expect(parseSearchQuery('isaccepted:yes views:10')).toMatchObject({ accepted: true, views: 10, kind: 'question' })
  expect(parseSearchQuery('inquestion:10010000000000001')).toMatchObject({
    inQuestion: '10010000000000001',
    kind: 'answer',
  })
})

it('S8 what looks like a token but is none becomes words', () => {
  expect(parseSearchQuery('score:many is:it http://a.org constructor:x')).toMatchObject({
    words: ['score', 'many', 'is', 'it', 'http'],
  })
})

it('S9 knows at most five tags, and a search of signs only is empty', () => {
  expect(parseSearchQuery('[a][b][c][d][e][f]').tags).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(isEmptyQuery(parseSearchQuery('*** "" ()'))).toBe(true)
  expect(isEmptyQuery(parseSearchQuery('is:answer'))).toBe(false)
})

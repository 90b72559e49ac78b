import { expect, it } from 'vitest'
import { splitAtWords, tokensOf, withToken, wordsOf } from './search-words.ts'

it('tokens of the search language are not words', () => {
  expect(wordsOf('[c#] user:ada "Stream files" score:3 stream')).toEqual(['stream', 'files'])
  expect(wordsOf('  ')).toEqual([])
})

it('text that only resembles a token counts as words', () => {
  expect(tokensOf('is:red score:many [] http://x.test about:user:ada')).toEqual([])
  expect(wordsOf('is:red score:many')).toEqual(['is:red', 'score:many'])
})

it('each token can be removed from the query', () => {
  expect(tokensOf('[c#] stream  User:ada score:-1')).toEqual([
    { token: '[c#]', rest: 'stream  User:ada score:-1' },
    { token: 'User:ada', rest: '[c#] stream score:-1' },
    { token: 'score:-1', rest: '[c#] stream  User:ada' },
  ])
  expect(tokensOf('is:answer')).toEqual([{ token: 'is:answer', rest: '' }])
})

it('words beyond the part of a query that is searched are not looked for in its results', () => {
  expect(wordsOf(Array.from({ length: 1000 }, (_, place) => `word${place}`).join(' ')).length).toBeLessThan(60)
})

it('of very many tokens the first can be removed: the link of each has all others', () => {
  const tokens = tokensOf('[a]'.repeat(2000))
  expect(tokens.length).toBeGreaterThan(0)
  expect(tokens.reduce((length, { rest }) => length + rest.length, 0)).toBeLessThan(200_000)
})

it('highlights words in any case, and nothing else', () => {
  expect(splitAtWords('Streaming a stream', ['stream'])).toEqual([
    { text: 'Stream', found: true },
    { text: 'ing a ', found: false },
    { text: 'stream', found: true },
  ])
  expect(splitAtWords('plain', [])).toEqual([{ text: 'plain', found: false }])
})

it('a word is not highlighted in the middle of another', () => {
  const found = (text: string, words: string[]) =>
    splitAtWords(text, words)
      .filter((part) => part.found)
      .map((part) => part.text)
  expect(found('Show how, However and Nowhow', ['how'])).toEqual(['how', 'How'])
  expect(found('Élan élan', ['lan'])).toEqual([])
  expect(found('Überall überall', ['über'])).toEqual(['Über', 'über'])
})

it('special characters are matched literally', () => {
  expect(
    splitAtWords('a.b axb c++', ['a.b', 'c++'])
      .filter((part) => part.found)
      .map((part) => part.text),
  ).toEqual(['a.b', 'c++'])
  expect(splitAtWords('发酵两次', ['发酵'])[0]).toEqual({ text: '发酵', found: true })
})

it('longer Chinese words are also matched by pairs of characters', () => {
  const found = splitAtWords('手冲的咖啡', wordsOf('手冲咖啡')).filter((part) => part.found)
  expect(found.map(({ text }) => text)).toEqual(['手冲', '咖啡'])
  expect(splitAtWords('一杯手冲咖啡', wordsOf('手冲咖啡'))[1]).toEqual({ text: '手冲咖啡', found: true })
})

it('a token is appended to the query with its example selected', () => {
  const { query, from, to } = withToken('stream ', 'user:name')
  expect(query).toBe('stream user:name')
  expect(query.slice(from, to)).toBe('name')
  const tag = withToken('', '[tag]')
  expect(tag.query.slice(tag.from, tag.to)).toBe('tag')
})

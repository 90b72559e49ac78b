import { expect, it } from 'vitest'
import { splitAtWords, wordsOf } from './search-words.ts'

it('tokens of the search language are no words', () => {
  expect(wordsOf('[c#] user:ada "Stream files" score:3 stream')).toEqual(['stream', 'files'])
  expect(wordsOf('  ')).toEqual([])
})

it('marks words in any case, and nothing else', () => {
  expect(splitAtWords('Streaming a stream', ['stream'])).toEqual([
    { text: 'Stream', found: true },
    { text: 'ing a ', found: false },
    { text: 'stream', found: true },
  ])
  expect(splitAtWords('plain', [])).toEqual([{ text: 'plain', found: false }])
})

it('signs are taken as they are', () => {
  expect(
    splitAtWords('a.b axb c++', ['a.b', 'c++'])
      .filter((part) => part.found)
      .map((part) => part.text),
  ).toEqual(['a.b', 'c++'])
  expect(splitAtWords('发酵两次', ['发酵'])[0]).toEqual({ text: '发酵', found: true })
})

import { expect, it } from 'vitest'
import { CODE_LANGUAGES, matchingLanguages } from './code-languages.ts'

it('offers every language at first', () => {
  expect(matchingLanguages('')).toEqual(CODE_LANGUAGES)
})

it.each([
  ['py', ['python']],
  ['TS', ['typescript']],
  ['r', ['r', 'ruby', 'rust']],
  ['js', ['javascript', 'json']],
  ['c+', ['cpp']],
  ['mermaid', []],
])('%s finds %j', (typed, found) => {
  expect(matchingLanguages(typed)).toEqual(found)
})

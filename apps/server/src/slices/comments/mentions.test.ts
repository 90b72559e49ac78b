import { expect, it } from 'vitest'
import { linkMentions, mentionedNames } from './mentions.ts'

it('C1 finds names after an @, each once, ignoring case', () => {
  expect(mentionedNames('@Ada and @ada, ask (@grace.hopper). @x')).toEqual(['ada', 'grace.hopper'])
})

it('C2 finds no names in URLs, e-mail addresses and code', () => {
  expect(mentionedNames('me@ada.org https://a.org/@ada `@ada` ``x @ada`` a/@ada')).toEqual([])
})

it('C3 links only existing people, to /u/{name}', () => {
  expect(linkMentions('@Ada and @nobody', new Set(['ada']))).toBe('[@Ada](/u/ada) and @nobody')
})

it('C4 leaves existing links and code unchanged', () => {
  const text = '[@ada](/users/ada) `@ada`'
  expect(linkMentions(text, new Set(['ada']))).toBe(text)
  expect(mentionedNames(text)).toEqual(['ada'])
})

it('C5 prevents underscores in a name from becoming emphasis', () => {
  expect(linkMentions('@a_b_c', new Set(['a_b_c']))).toBe(String.raw`[@a\_b\_c](/u/a_b_c)`)
})

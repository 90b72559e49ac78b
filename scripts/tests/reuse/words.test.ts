import { describe, expect, it } from 'vitest'
import { changedKeys, namesKey, wordsOf } from './words.ts'

const catalogue = "export const messages = { 'vote.up': 'Vote up', 'count_one': '{{count}} vote' } as const"

describe('the texts of a catalogue', () => {
  it('name the keys whose text differs', () => {
    const before = wordsOf('en.ts', catalogue)
    expect(changedKeys(before, wordsOf('en.ts', catalogue))).toEqual([])
    expect(changedKeys(before, wordsOf('en.ts', catalogue.replace('Vote up', 'Upvote')))).toEqual(['vote.up'])
  })

  it('name the keys that are new or gone', () => {
    const after = wordsOf('en.ts', catalogue.replace("'vote.up': 'Vote up'", "'vote.down': 'Vote down'"))
    expect(changedKeys(wordsOf('en.ts', catalogue), after)).toEqual(expect.arrayContaining(['vote.up', 'vote.down']))
  })

  it('count a change beside the texts as one without a key', () => {
    const after = wordsOf('en.ts', catalogue.replace('as const', ''))
    expect(changedKeys(wordsOf('en.ts', catalogue), after)).toEqual([''])
  })
})

describe('a source names a key', () => {
  it.each([
    ['in full', "t('vote.up')", 'vote.up', true],
    ['by the common name of its plural forms', "t('tags.count', { count })", 'tags.count_one', true],
    ['by the beginning of a template', 't(`reason.${name}`)', 'reason.spam', true],
    ['not at all', "t('vote.down')", 'vote.up', false],
  ])('%s', (_how, source, key, expected) => {
    expect(namesKey(source, key)).toBe(expected)
  })
})

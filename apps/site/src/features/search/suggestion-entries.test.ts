import { describe, expect, it } from 'vitest'
import { isLongEnough, matching, matchingDestinations, stepped } from './suggestion-entries.ts'

const pages = ['Ask question', 'Questions', 'Tags', '通知', 'Settings'].map((label) => ({ label, href: `/${label}` }))
const found = (text: string) => matchingDestinations(pages, text).map(({ label }) => label)

describe('suggestions', () => {
  it('offers pages by the beginning of a word of their name, and Chinese ones by any part', () => {
    expect(found('')).toEqual([])
    expect(found('QUES')).toEqual(['Ask question', 'Questions'])
    expect(found('ings')).toEqual([])
    expect(found('知')).toEqual(['通知'])
  })

  it('offers no more lines than asked for, in their order', () => {
    const acts = ['Follow', 'Flag', 'Share', 'Flag for review'].map((label) => ({ label }))
    expect(matching(acts, 'fl', 8)).toEqual([{ label: 'Flag' }, { label: 'Flag for review' }])
    expect(matching(acts, 'f', 2)).toEqual([{ label: 'Follow' }, { label: 'Flag' }])
  })

  it('steps through the lines and back to the text', () => {
    expect([stepped(-1, 1, 2), stepped(0, 1, 2), stepped(1, 1, 2)]).toEqual([0, 1, -1])
    expect([stepped(-1, -1, 2), stepped(1, -1, 2), stepped(0, -1, 2)]).toEqual([1, 0, -1])
    expect(stepped(-1, 1, 0)).toBe(-1)
  })

  it('asks for two letters, or one Chinese character', () => {
    expect(['a', 'ab', '', '茶', 'é'].map(isLongEnough)).toEqual([false, true, false, true, false])
  })
})

import { describe, expect, it } from 'vitest'
import { completeMention, matchingPeople, mentionAt, mentionedIn } from './mention-text.ts'

it('names everybody once, in lower case', () => {
  expect(mentionedIn('@Ada and @linus.t, thanks @ada!')).toEqual(['ada', 'linus.t'])
})

it('an address is no mention, and a full stop ends a name', () => {
  expect(mentionedIn('write to me@example.org')).toEqual([])
  expect(mentionedIn('I agree with @ada.')).toEqual(['ada'])
})

describe('a mention that is being typed', () => {
  it('begins with an @ that stands alone', () => {
    expect(mentionAt('Ask @ad', 7)).toEqual({ typed: 'ad', from: 4 })
    expect(mentionAt('@', 1)).toEqual({ typed: '', from: 0 })
    expect(mentionAt('ada@ad', 6)).toBeUndefined()
    expect(mentionAt('@ada and', 8)).toBeUndefined()
  })

  it('is about the letters before the caret', () => {
    expect(mentionAt('@ad and more', 3)).toEqual({ typed: 'ad', from: 0 })
  })

  it('is completed where it stands', () => {
    expect(completeMention('Ask @ad about it', 7, 4, 'ada')).toEqual({ text: 'Ask @ada about it', caret: 9 })
  })

  it('finds people by either name, each once and five at most', () => {
    const people = ['ada', 'adam', 'adele', 'adil', 'adnan', 'ado', 'ada'].map((username) => ({
      username,
      name: 'Zoe',
    }))
    expect(matchingPeople(people, 'AD').map(({ username }) => username)).toEqual([
      'ada',
      'adam',
      'adele',
      'adil',
      'adnan',
    ])
    expect(matchingPeople([{ username: 'kai', name: 'Ada L' }], 'ada')).toHaveLength(1)
    expect(matchingPeople(people, 'x')).toEqual([])
  })
})

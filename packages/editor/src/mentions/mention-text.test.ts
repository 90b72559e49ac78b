import { describe, expect, it } from 'vitest'
import { completeMention, matchingPeople, mentionAt, mentionedIn } from './mention-text.ts'

it('lists everybody once, in lower case', () => {
  expect(mentionedIn('@Ada and @linus.t, thanks @ada!')).toEqual(['ada', 'linus.t'])
})

it('an email address is not a mention, and a full stop ends a name', () => {
  expect(mentionedIn('write to me@example.org')).toEqual([])
  expect(mentionedIn('I agree with @ada.')).toEqual(['ada'])
})

describe('a mention being typed', () => {
  it('begins with an @ that stands alone', () => {
    expect(mentionAt('Ask @ad', 7)).toEqual({ typed: 'ad', from: 4 })
    expect(mentionAt('@', 1)).toEqual({ typed: '', from: 0 })
    expect(mentionAt('ada@ad', 6)).toBeUndefined()
    expect(mentionAt('@ada and', 8)).toBeUndefined()
  })

  it('consists of the letters before the caret', () => {
    expect(mentionAt('@ad and more', 3)).toEqual({ typed: 'ad', from: 0 })
  })

  it('is completed in place', () => {
    expect(completeMention('Ask @ad about it', 7, 4, 'ada')).toEqual({ text: 'Ask @ada about it', caret: 9 })
  })

  it('finds people by either name, each once and at most five', () => {
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
    const asker = { username: 'ada', name: 'Ada', note: 'Asked this question' }
    expect(
      matchingPeople([asker, { username: 'adam', name: 'Adam' }, { username: 'ada', name: 'Ada' }], 'ada'),
    ).toEqual([asker, { username: 'adam', name: 'Adam' }])
  })
})

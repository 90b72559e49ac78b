import { expect, it } from 'vitest'
import { isOwnTab, isSameUsername, profileTabIn, profileTabs } from './profile-tabs.ts'

it('bookmarks and votes are for their owner alone', () => {
  expect(profileTabs.filter(isOwnTab)).toEqual(['bookmarks', 'votes'])
})

it('words that name no part are none', () => {
  expect(profileTabIn('comments')).toBe('comments')
  expect(profileTabIn('overview')).toBeUndefined()
  expect(profileTabIn('toString')).toBeUndefined()
})

it('the case of a username does not count, and nobody is nobody', () => {
  expect(isSameUsername('Ada', 'ada')).toBe(true)
  expect(isSameUsername(undefined, 'ada')).toBe(false)
})

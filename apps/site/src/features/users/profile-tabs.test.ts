import { expect, it } from 'vitest'
import { isOwnTab, isSameUsername, profileTabIn, profileTabs } from './profile-tabs.ts'

it('bookmarks and votes are private', () => {
  expect(profileTabs.filter(isOwnTab)).toEqual(['bookmarks', 'votes'])
})

it('unknown words are not tabs', () => {
  expect(profileTabIn('comments')).toBe('comments')
  expect(profileTabIn('overview')).toBeUndefined()
  expect(profileTabIn('toString')).toBeUndefined()
})

it('usernames are case-insensitive, and a guest matches nobody', () => {
  expect(isSameUsername('Ada', 'ada')).toBe(true)
  expect(isSameUsername(undefined, 'ada')).toBe(false)
})

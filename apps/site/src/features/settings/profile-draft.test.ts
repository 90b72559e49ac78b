import { expect, it } from 'vitest'
import { bodyOf, checkProfile, isSameDraft, type ProfileDraft } from './profile-draft.ts'

const ada: ProfileDraft = {
  display_name: 'Ada Lovelace',
  username: 'ada',
  picture: 'system',
  custom: '',
  bio: '',
  website: '',
  location: '',
}

it('a profile requires only its two names', () => {
  expect(checkProfile(ada)).toEqual({})
  expect(checkProfile({ ...ada, display_name: ' ', username: '' })).toEqual({
    display_name: 'empty',
    username: 'empty',
  })
})

it('names have length limits; a display name may use any script', () => {
  const display = (display_name: string) => checkProfile({ ...ada, display_name })['display_name']
  expect(['a', 'x'.repeat(31)].map(display)).toEqual(['display_name', 'display_name'])
  expect(['阿达', 'Élise Müller', 'é'.repeat(30)].map(display)).toEqual([undefined, undefined, undefined])
  expect(display('😀😀')).toBe('display_name')
  expect(checkProfile({ ...ada, display_name: '😀😀' }, '😀😀')['display_name']).toBeUndefined()
  const user = (username: string) => checkProfile({ ...ada, username })['username']
  expect(['a', 'ada lovelace', '阿达', 'x'.repeat(31)].map(user)).toEqual(Array(4).fill('username'))
  expect(['Ada.L-1_2', 'x'.repeat(30)].map(user)).toEqual([undefined, undefined])
})

it('a website is a complete http(s) address', () => {
  const problem = (website: string) => checkProfile({ ...ada, website })['website']
  const bad = [
    'example.org',
    'javascript:alert(1)',
    'ftp://example.org',
    'https://',
    `https://e.org/${'x'.repeat(500)}`,
  ]
  expect(bad.map(problem)).toEqual(bad.map(() => 'website'))
  expect(['', ' https://example.org/~ada ', 'http://localhost:8080'].map(problem)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('texts that are too long are refused', () => {
  const long = { ...ada, bio: 'x'.repeat(4097), location: 'x'.repeat(101) }
  expect(checkProfile(long)).toEqual({ bio: 'too_long', location: 'too_long' })
  expect(checkProfile({ ...ada, bio: 'x'.repeat(4096), location: 'x'.repeat(100) })).toEqual({})
})

it('surrounding spaces do not count as a change', () => {
  expect(isSameDraft(ada, { ...ada, location: ' ' })).toBe(true)
  expect(isSameDraft(ada, { ...ada, picture: 'gravatar' })).toBe(false)
  expect(isSameDraft(ada, { ...ada, custom: '/uploads/avatar/1.png' })).toBe(false)
})

it('an uploaded picture is preserved while another source is selected', () => {
  expect(bodyOf({ ...ada, custom: '/uploads/avatar/1.png' }).avatar).toEqual({
    type: 'system',
    gravatar: '',
    custom: '/uploads/avatar/1.png',
  })
})

import { expect, it } from 'vitest'
import { usernameFrom, withSuffix } from './username.ts'

it.each([
  ['Ada Lovelace', 'ada-lovelace'],
  ['j.r_r-t', 'j.r_r-t'],
  ['陈雨桐', 'chenyutong'],
  ['王 Max', 'wang-max'],
])('makes %j into %j', (name, username) => expect(usernameFrom(name)).toBe(username))

it.each(['login', 'Admin', 'a', 'naïve', '<b>', '🙂🙂', 'x/y', '..', '-_-'])('refuses %j', (name) =>
  expect(usernameFrom(name)).toBeUndefined(),
)

it('lets staff be called by a reserved word, but by no address', () => {
  expect(usernameFrom('Admin', { staff: true })).toBe('admin')
  expect(usernameFrom('login', { staff: true })).toBeUndefined()
})

it('keeps the limit when it adds a suffix', () => {
  expect(withSuffix('a'.repeat(30), '1f3c')).toBe(`${'a'.repeat(26)}1f3c`)
})

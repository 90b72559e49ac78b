import { expect, it } from 'vitest'
import { usernameFrom, withSuffix } from './username.ts'

it.each([
  ['Ada Lovelace', 'ada-lovelace'],
  ['j.r_r-t', 'j.r_r-t'],
  ['陈雨桐', 'chenyutong'],
  ['王 Max', 'wang-max'],
])('turns %j into %j', (name, username) => expect(usernameFrom(name)).toBe(username))

it.each(['login', 'Admin', 'a', 'naïve', '<b>', '🙂🙂', 'x/y', '..', '-_-'])('refuses %j', (name) =>
  expect(usernameFrom(name)).toBeUndefined(),
)

it('lets staff use a reserved word, but not a route', () => {
  expect(usernameFrom('Admin', { staff: true })).toBe('admin')
  expect(usernameFrom('login', { staff: true })).toBeUndefined()
})

it('respects the maximum length when it adds a suffix', () => {
  expect(withSuffix('a'.repeat(30), '1f3c')).toBe(`${'a'.repeat(26)}1f3c`)
})

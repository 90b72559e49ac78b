import { expect, it } from 'vitest'
import { usernameForNew, usernameFrom, withSuffix } from './username.ts'

it.each([
  ['Ada Lovelace', 'ada-lovelace'],
  ['j.r_r-t', 'j.r_r-t'],
  ['陈雨桐', 'chenyutong'],
  ['王 Max', 'wang-max'],
  ['Élise Müller', 'elise-muller'],
  ['陈 Élise', 'chen-elise'],
  ['Ольга', 'olga'],
  ["Conan O'Brien", 'conan-obrien'],
])('turns %j into %j', (name, username) => expect(usernameFrom(name)).toBe(username))

it.each(['login', 'Admin', 'Ａｄｍｉｎ', 'a', '<b>', '🙂🙂', '..', '-_-'])('refuses %j', (name) =>
  expect(usernameFrom(name)).toBeUndefined(),
)

it('gives a name without a Latin form a neutral username', () => expect(usernameForNew("ʼʼʼ 'ʼ")).toBe('member'))

it.each(['<b>Ada</b>', 'Ada\u200B', '🙂🙂', 'Moderator', 'login'])('gives %j no account', (name) =>
  expect(usernameForNew(name)).toBeUndefined(),
)

it('lets staff use a reserved word, but not a route', () => {
  expect(usernameFrom('Admin', { staff: true })).toBe('admin')
  expect(usernameFrom('login', { staff: true })).toBeUndefined()
})

it('respects the maximum length when it adds a suffix', () => {
  expect(withSuffix('a'.repeat(30), '1f3c')).toBe(`${'a'.repeat(26)}1f3c`)
})

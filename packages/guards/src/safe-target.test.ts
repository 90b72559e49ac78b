import { expect, it } from 'vitest'
import { safeTarget } from './safe-target.ts'

it('other sites are never a target', () => {
  const others = [
    'https://example.org/',
    '//example.org',
    '/\\example.org',
    'javascript:alert(1)',
    '/\t/example.org',
    '/../other',
    '/questions/..\\..',
    '/questions/%2e%2E/%2e./x',
    'questions',
    '',
    undefined,
    42,
  ]
  expect(others.map(safeTarget)).toEqual(others.map(() => undefined))
})

it('the login screens are never a target', () => {
  expect(safeTarget('/users/login?status=inactive')).toBeUndefined()
  expect(safeTarget('/users/logout')).toBeUndefined()
  expect(safeTarget('/users/account-activation/success')).toBeUndefined()
  expect(safeTarget('/users/loginova')).toBe('/users/loginova')
})

import { expect, it } from 'vitest'
import { rememberTarget, takeTarget } from './return-target.ts'

function memory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

it('stores a path of this site and uses it once', () => {
  const store = memory()
  rememberTarget(store, '/questions/ask?tags=a#title')
  expect(takeTarget(store)).toBe('/questions/ask?tags=a#title')
  expect(takeTarget(store)).toBe('/')
})

it('does not store another site', () => {
  const store = memory()
  rememberTarget(store, '//example.org')
  expect(takeTarget(store)).toBe('/')
})

it('checks a target planted in the storage again', () => {
  const store = memory()
  store.setItem('_a_rp_', '//example.org')
  expect(takeTarget(store)).toBe('/')
})

it('goes to the front page in a browser without storage', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  rememberTarget(store, '/tags')
  expect(takeTarget(store)).toBe('/')
})

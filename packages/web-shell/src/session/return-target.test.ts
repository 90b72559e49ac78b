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

it('a path of this site is remembered and used once', () => {
  const store = memory()
  rememberTarget(store, '/questions/ask?tags=a#title')
  expect(takeTarget(store)).toBe('/questions/ask?tags=a#title')
  expect(takeTarget(store)).toBe('/')
})

it('another site is not remembered', () => {
  const store = memory()
  rememberTarget(store, '//example.org')
  expect(takeTarget(store)).toBe('/')
})

it('a target planted in the storage is judged again', () => {
  const store = memory()
  store.setItem('_a_rp_', '//example.org')
  expect(takeTarget(store)).toBe('/')
})

it('a browser without storage sends to the front page', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  rememberTarget(store, '/tags')
  expect(takeTarget(store)).toBe('/')
})

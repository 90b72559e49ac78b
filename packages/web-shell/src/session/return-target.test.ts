import { expect, it } from 'vitest'
import { storeReturnTarget, takeReturnTarget } from './return-target.ts'

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
  storeReturnTarget(store, '/questions/ask?tags=a#title')
  expect(takeReturnTarget(store)).toBe('/questions/ask?tags=a#title')
  expect(takeReturnTarget(store)).toBe('/')
})

it('does not store another site', () => {
  const store = memory()
  storeReturnTarget(store, '//example.org')
  expect(takeReturnTarget(store)).toBe('/')
})

it('checks a target planted in the storage again', () => {
  const store = memory()
  store.setItem('_a_rp_', '//example.org')
  expect(takeReturnTarget(store)).toBe('/')
})

it('goes to the front page in a browser without storage', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  storeReturnTarget(store, '/tags')
  expect(takeReturnTarget(store)).toBe('/')
})

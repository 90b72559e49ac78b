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

it('a path of this site is remembered and used once', () => {
  const store = memory()
  storeReturnTarget(store, '/questions/ask?tags=a#title')
  expect(takeReturnTarget(store)).toBe('/questions/ask?tags=a#title')
  expect(takeReturnTarget(store)).toBe('/')
})

it('another site is not remembered', () => {
  const store = memory()
  storeReturnTarget(store, '//example.org')
  expect(takeReturnTarget(store)).toBe('/')
})

it('a target planted in the storage is judged again', () => {
  const store = memory()
  store.setItem('_a_rp_', '//example.org')
  expect(takeReturnTarget(store)).toBe('/')
})

it('a browser without storage sends to the front page', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  storeReturnTarget(store, '/tags')
  expect(takeReturnTarget(store)).toBe('/')
})

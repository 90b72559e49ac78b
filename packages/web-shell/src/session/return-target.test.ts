import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeReturnTarget, takeReturnTarget } from './return-target.ts'

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('stores a path of this site and uses it once', () => {
  storeReturnTarget('/questions/ask?tags=a#title')
  expect(takeReturnTarget()).toBe('/questions/ask?tags=a#title')
  expect(takeReturnTarget()).toBe('/')
})

it('does not store another site', () => {
  storeReturnTarget('//example.org')
  expect(takeReturnTarget()).toBe('/')
})

it('checks a target planted in the storage again', () => {
  localStorage.setItem('_a_rp_', '//example.org')
  expect(takeReturnTarget()).toBe('/')
})

it('goes to the front page in a browser without storage', () => {
  // Where storage is blocked, even reading the property throws.
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('blocked')
    },
  })
  storeReturnTarget('/tags')
  expect(takeReturnTarget()).toBe('/')
})

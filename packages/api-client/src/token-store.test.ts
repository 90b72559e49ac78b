import { describe, expect, it } from 'vitest'
import { memoryTokenStore, storageTokenStore } from './index.ts'
import type { TokenStorage, TokenStore } from './index.ts'

function mapStorage(entries = new Map<string, string>()): TokenStorage {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

function refuse(): never {
  throw new Error('storage is blocked')
}

const stores: [string, () => TokenStore][] = [
  ['memory', () => memoryTokenStore()],
  ['storage', () => storageTokenStore(mapStorage())],
  [
    'storage named at each use',
    () => {
      const storage = mapStorage()
      return storageTokenStore(() => storage)
    },
  ],
  ['blocked storage', () => storageTokenStore({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['storage that may not be named', () => storageTokenStore(refuse)],
]

describe.each(stores)('a token store in %s', (_name, open) => {
  it('starts empty, stores, replaces and clears the token', () => {
    const store = open()
    expect(store.get()).toBeUndefined()
    store.set('one')
    expect(store.get()).toBe('one')
    store.set('two')
    expect(store.get()).toBe('two')
    store.clear()
    expect(store.get()).toBeUndefined()
  })

  it('treats an empty token as none', () => {
    const store = open()
    store.set('')
    expect(store.get()).toBeUndefined()
  })
})

it('memory starts with the given token', () => {
  expect(memoryTokenStore('given').get()).toBe('given')
})

it("storage is shared under the site's key, as raw text", () => {
  const entries = new Map<string, string>()
  storageTokenStore(mapStorage(entries)).set('shared')
  expect(entries).toEqual(new Map([['_a_ltk_', 'shared']]))
  expect(storageTokenStore(mapStorage(entries)).get()).toBe('shared')
  expect(storageTokenStore(mapStorage(entries), 'other').get()).toBeUndefined()
})

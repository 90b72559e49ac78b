import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftStore, DRAFT_LIFETIME, type DraftStorage, type DraftStoreOptions } from './draft-store.ts'

interface Letter {
  text: string
  to?: string[]
}

function isLetter(value: unknown): value is Letter {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    value.text !== ''
  )
}

function memory() {
  const entries = new Map<string, string>()
  const storage: DraftStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
  return { entries, storage }
}

function open(storage: DraftStorage, more: Partial<DraftStoreOptions<Letter>> = {}) {
  return createDraftStore<Letter>({
    key: 'letter',
    start: { text: '' },
    isContent: isLetter,
    storage: () => storage,
    ...more,
  })
}

describe('draft store', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }))
  afterEach(() => vi.useRealTimers())

  it('stores a text after three seconds without changes and returns it with its time', async () => {
    const { storage } = memory()
    const onSaved = vi.fn()
    const store = open(storage, { onSaved })
    store.change({ text: 'De' })
    await vi.advanceTimersByTimeAsync(2999)
    store.change({ text: 'Dear', to: ['ada'] })
    await vi.advanceTimersByTimeAsync(2999)
    expect(open(storage).read()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(onSaved.mock.calls).toEqual([[1_700_000_005]])
    expect(open(storage).read()).toEqual({ savedAt: 1_700_000_005, content: { text: 'Dear', to: ['ada'] } })
  })

  it('does not restart the delay if the content is the same', async () => {
    const { entries, storage } = memory()
    const store = open(storage)
    store.change({ text: 'Dear', to: ['ada'] })
    await vi.advanceTimersByTimeAsync(2000)
    store.change({ text: 'Dear', to: ['ada'] })
    await vi.advanceTimersByTimeAsync(1000)
    expect(entries.size).toBe(1)
  })

  it('stores at once on request, and never unchanged content', () => {
    const { entries, storage } = memory()
    const store = open(storage, { start: { text: 'as stored' } })
    store.saveNow()
    expect(entries.size).toBe(0)
    store.change({ text: 'better' })
    store.saveNow()
    expect(entries.size).toBe(1)
  })

  it('has no draft of a form that was emptied again', () => {
    const { entries, storage } = memory()
    const store = open(storage)
    store.change({ text: 'a' })
    store.saveNow()
    store.change({ text: '' })
    store.saveNow()
    expect(entries.size).toBe(0)
  })

  it('drops a draft after seven days', () => {
    const { entries, storage } = memory()
    const store = open(storage)
    store.change({ text: 'old' })
    store.saveNow()
    vi.setSystemTime(1_700_000_000_000 + DRAFT_LIFETIME)
    expect(open(storage).read()?.content).toEqual({ text: 'old' })
    vi.setSystemTime(1_700_000_000_000 + DRAFT_LIFETIME + 1)
    expect(open(storage).read()).toBeUndefined()
    expect(entries.size).toBe(0)
  })

  it('does not store again what it returned or ended', async () => {
    const { entries, storage } = memory()
    const first = open(storage)
    first.change({ text: 'a' })
    first.saveNow()
    const onSaved = vi.fn()
    const second = open(storage, { onSaved })
    second.read()
    second.change({ text: 'a' })
    second.saveNow()
    second.change({ text: 'ab' })
    second.end({ text: 'ab' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(onSaved).not.toHaveBeenCalled()
    expect(entries.size).toBe(0)
  })

  it.each(['', 'x', '42', '{}', '{"savedAt":"1","content":{"text":"a"}}', '{"savedAt":1,"content":{"text":1}}'])(
    'ignores a foreign entry %j',
    (foreign) => {
      const { storage } = memory()
      storage.setItem('letter', foreign)
      expect(open(storage).read()).toBeUndefined()
    },
  )

  it('keeps working when storage is full or refused', () => {
    const refuse = () => {
      throw new Error('refused')
    }
    const onSaved = vi.fn()
    const full = open({ ...memory().storage, setItem: refuse }, { onSaved })
    full.change({ text: 'a' })
    full.saveNow()
    expect(onSaved).not.toHaveBeenCalled()
    const shut = open(memory().storage, { storage: refuse })
    expect(shut.read()).toBeUndefined()
    shut.end({ text: '' })
  })
})

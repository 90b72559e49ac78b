import { describe, expect, it } from 'vitest'
import { PAGE_SECONDS } from '../../src/page-host/cache/page-seconds.ts'
import { PageCacheModel, SimulatedChanges } from './cache-model.ts'

const SHOWN = { byAnything: 0, related: 5, people: 4, hot: [700], pool: 1_000_003 }
const BYTES = 10_000

function newCache({ maxBytes = 10_000_000 } = {}) {
  const time = { now: 0 }
  const changes = new SimulatedChanges(SHOWN)
  const cache = () => new PageCacheModel({ changes, time, maxBytes, shown: SHOWN })
  return { time, changes, first: cache(), second: cache() }
}

const question = (page: number) => ({ operation: 'question', page }) as const
const list = { operation: 'list', page: 0 } as const

describe('the simulated page cache', () => {
  it('a page comes from the cache until it is too old', () => {
    const { first, time } = newCache()
    expect(first.read(list, BYTES)).toBe(false)
    time.now = PAGE_SECONDS * 1000 - 1
    expect(first.read(list, BYTES)).toBe(true)
    time.now += 1
    expect(first.read(list, BYTES)).toBe(false)
  })

  it('a comment invalidates the page of its question and every list, and no distant question', () => {
    const { first, changes } = newCache()
    for (const page of [question(3), question(500), list]) first.read(page, BYTES)
    changes.record({ page: 3 }, ['question'])
    expect(first.read(question(3), BYTES)).toBe(false)
    expect(first.read(list, BYTES)).toBe(false)
    expect(first.read(question(500), BYTES)).toBe(true)
  })

  it('a changed reputation invalidates the pages that show the person', () => {
    const { first, changes } = newCache()
    for (const page of [question(3), question(500)]) first.read(page, BYTES)
    changes.record({ page: 3 }, ['user'])
    expect(first.read(question(3), BYTES)).toBe(false)
    expect(first.read(question(500), BYTES)).toBe(true)
  })

  it('a new question invalidates every page', () => {
    const { first, changes } = newCache()
    for (const page of [question(3), question(500), list]) first.read(page, BYTES)
    changes.record({ page: 9 }, ['question', 'listed'])
    for (const page of [question(3), question(500), list]) expect(first.read(page, BYTES)).toBe(false)
  })

  it('a comment on a hot question invalidates every page that lists it', () => {
    const { first, changes } = newCache()
    first.read(question(3), BYTES)
    changes.record({ page: 700 }, ['question'])
    expect(first.read(question(3), BYTES)).toBe(false)
  })

  it('each process caches for itself, and sees the changes of all', () => {
    const { first, second, changes } = newCache()
    first.read(question(3), BYTES)
    expect(second.read(question(3), BYTES)).toBe(false)
    changes.record({ page: 3 }, ['question'])
    expect(first.read(question(3), BYTES)).toBe(false)
    expect(second.read(question(3), BYTES)).toBe(false)
    expect(second.read(question(3), BYTES)).toBe(true)
  })

  it('the page that was not read for longest makes room', () => {
    const { first } = newCache({ maxBytes: 30_000 })
    for (const page of [1, 2, 1, 3]) first.read(question(page), BYTES)
    expect(first.read(question(1), BYTES)).toBe(true)
    expect(first.read(question(2), BYTES)).toBe(false)
  })
})

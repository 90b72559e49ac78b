import { expect, it } from 'vitest'
import { RequestActivity } from '../http/request-activity.ts'
import { IdleCollector } from './collect-when-idle.ts'

const FOREVER = 60_000

/** A process whose memory the test sets. A collection reduces the memory to 100 bytes. */
function processOf(bytes: number) {
  return {
    bytes,
    collections: 0,
    resident() {
      return this.bytes
    },
    collect() {
      this.collections += 1
      this.bytes = 100
    },
  }
}

it('IC1 an idle process collects its garbage once after the start, and again when it has grown', () => {
  const memory = processOf(150)
  const collector = new IdleCollector(new RequestActivity(), memory, { everyMs: FOREVER, quietMs: FOREVER, growth: 50 })
  collector.look()
  collector.look()
  expect(memory).toMatchObject({ bytes: 100, collections: 1 })
  memory.bytes = 149
  collector.look()
  expect(memory.collections).toBe(1)
  memory.bytes = 150
  collector.look()
  expect(memory.collections).toBe(2)
})

it('IC2 while requests are under way, or one ended a moment ago, no garbage is collected', async () => {
  const memory = processOf(150)
  const traffic = new RequestActivity()
  const collectorAfter = (quietMs: number) =>
    new IdleCollector(traffic, memory, { everyMs: FOREVER, quietMs, growth: 50 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const request = traffic.during(() => promise)
  collectorAfter(0).look()
  expect(memory.collections).toBe(0)
  resolve()
  await request
  collectorAfter(FOREVER).look()
  expect(memory.collections).toBe(0)
  traffic.passed()
  collectorAfter(FOREVER).look()
  expect(memory.collections).toBe(0)
  collectorAfter(0).look()
  expect(memory.collections).toBe(1)
})

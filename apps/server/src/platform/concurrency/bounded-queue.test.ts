import { expect, it } from 'vitest'
import { TooManyRequests } from '../refusals/too-many-requests.ts'
import { BoundedQueue } from './bounded-queue.ts'

/** Work that ends when it is told to. */
function work(name: string, started: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const run = (): Promise<string> => {
    started.push(name)
    return promise
  }
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

it('BQ1 runs as many at once as it may, and the others in the order in which they came', async () => {
  const queue = new BoundedQueue({ running: 2, waiting: 10, patienceMs: 60_000 })
  const started: string[] = []
  const works = ['a', 'b', 'c', 'd'].map((name) => work(name, started))
  const ends = works.map(({ run }) => queue.run(run))
  expect(started).toEqual(['a', 'b'])
  works[1]?.end()
  expect(await ends[1]).toBe('b')
  expect(started).toEqual(['a', 'b', 'c'])
  for (const { end } of works) end()
  expect(await Promise.all(ends)).toEqual(['a', 'b', 'c', 'd'])
})

it('BQ2 refuses with 429 once too many wait, and takes more when they have run', async () => {
  const queue = new BoundedQueue({ running: 1, waiting: 1, patienceMs: 60_000 })
  const started: string[] = []
  const [first, second, third] = ['a', 'b', 'c'].map((name) => work(name, started))
  const ends = [queue.run(first!.run), queue.run(second!.run)]
  const refused = await queue.run(third!.run).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(TooManyRequests)
  expect(refused).toMatchObject({ init: { status: 429, retryAfter: 2 } })
  first!.end()
  second!.end()
  await Promise.all(ends)
  third!.end()
  expect(await queue.run(third!.run)).toBe('c')
})

it('BQ3 failed work leaves its place to the next', async () => {
  const queue = new BoundedQueue({ running: 1, waiting: 2, patienceMs: 60_000 })
  const started: string[] = []
  const [first, second] = ['a', 'b'].map((name) => work(name, started))
  const failed = queue.run(first!.run)
  const next = queue.run(second!.run)
  first!.fail()
  second!.end()
  await expect(failed).rejects.toThrow('a')
  expect(await next).toBe('b')
  expect(started).toEqual(['a', 'b'])
})

it('BQ4 refuses what has waited too long, and goes on with the others', async () => {
  const queue = new BoundedQueue({ running: 1, waiting: 2, patienceMs: 1 })
  const started: string[] = []
  const [first, second, third] = ['a', 'b', 'c'].map((name) => work(name, started))
  const running = queue.run(first!.run)
  await expect(queue.run(second!.run)).rejects.toMatchObject({ init: { status: 429 } })
  first!.end()
  await running
  third!.end()
  expect(await queue.run(third!.run)).toBe('c')
  expect(started).toEqual(['a', 'c'])
})

it('BQ5 waiting work whose caller has left makes room for other work and never runs', async () => {
  const queue = new BoundedQueue({ running: 1, waiting: 1, patienceMs: 60_000 })
  const started: string[] = []
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => work(name, started))
  const caller = new AbortController()
  const running = queue.run(first!.run, caller.signal)
  const waiting = queue.run(second!.run, caller.signal)
  caller.abort()
  await expect(waiting).rejects.toBeInstanceOf(TooManyRequests)
  const next = queue.run(third!.run)
  await expect(queue.run(fourth!.run, caller.signal)).rejects.toBeInstanceOf(TooManyRequests)
  first!.end()
  third!.end()
  expect(await Promise.all([running, next])).toEqual(['a', 'c'])
  expect(started).toEqual(['a', 'c'])
})

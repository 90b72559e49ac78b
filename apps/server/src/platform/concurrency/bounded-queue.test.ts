import { expect, it } from 'vitest'
import { TooManyRequests } from '../refusals/too-many-requests.ts'
import { BoundedQueue, SharedTask } from './bounded-queue.ts'

/** Creates a task that runs until the test ends it. */
function work(name: string, started: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const run = (): Promise<string> => {
    started.push(name)
    return promise
  }
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

it('BQ1 runs as many at once as it may, and the others in the order in which they came', async () => {
  const queue = new BoundedQueue({ running: 2, waiting: 10, maxWaitMs: 60_000 })
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
  const queue = new BoundedQueue({ running: 1, waiting: 1, maxWaitMs: 60_000 })
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
  const queue = new BoundedQueue({ running: 1, waiting: 2, maxWaitMs: 60_000 })
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
  const queue = new BoundedQueue({ running: 1, waiting: 2, maxWaitMs: 1 })
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
  const queue = new BoundedQueue({ running: 1, waiting: 1, maxWaitMs: 60_000 })
  const started: string[] = []
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => work(name, started))
  const caller = new AbortController()
  const running = queue.run(first!.run, { left: caller.signal })
  const waiting = queue.run(second!.run, { left: caller.signal })
  caller.abort()
  await expect(waiting).rejects.toBeInstanceOf(TooManyRequests)
  const next = queue.run(third!.run)
  await expect(queue.run(fourth!.run, { left: caller.signal })).rejects.toBeInstanceOf(TooManyRequests)
  first!.end()
  third!.end()
  expect(await Promise.all([running, next])).toEqual(['a', 'c'])
  expect(started).toEqual(['a', 'c'])
})

it('BQ6 callers take turns, and one that has its share waiting is refused while others are not', async () => {
  const queue = new BoundedQueue({ running: 1, waiting: 6, waitingForOne: 3, maxWaitMs: 60_000 })
  const started: string[] = []
  const first = work('first', started)
  const ends = [queue.run(first.run, { as: 'a' })]
  const wait = (name: string, as: string) => {
    const next = work(name, started)
    next.end()
    return queue.run(next.run, { as })
  }
  for (const name of ['a1', 'a2', 'a3']) ends.push(wait(name, 'a'))
  await expect(wait('a4', 'a')).rejects.toBeInstanceOf(TooManyRequests)
  for (const name of ['b1', 'b2']) ends.push(wait(name, 'b'))
  ends.push(wait('c1', 'c'))
  await expect(wait('d1', 'd')).rejects.toBeInstanceOf(TooManyRequests)
  first.end()
  await Promise.all(ends)
  expect(started).toEqual(['first', 'b1', 'c1', 'a1', 'b2', 'a2', 'a3'])
  expect(await wait('d2', 'd')).toBe('d2')
})

it('BQ7 a newcomer waits for at most one task of each other caller', async () => {
  const queue = new BoundedQueue({ running: 1, waiting: 10, maxWaitMs: 60_000 })
  const started: string[] = []
  const [a1, a2, a3, b1, c1] = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => work(name, started))
  const ends = [queue.run(a1!.run, { as: 'a' }), queue.run(a2!.run, { as: 'a' }), queue.run(a3!.run, { as: 'a' })]
  ends.push(queue.run(b1!.run, { as: 'b' }))
  a1!.end()
  await ends[0]
  expect(started).toEqual(['a1', 'b1'])
  // The turn of the other caller is over, so a new caller waits for that caller's next task.
  ends.push(queue.run(c1!.run, { as: 'c' }))
  for (const { end } of [b1!, a2!, c1!, a3!]) end()
  await Promise.all(ends)
  expect(started).toEqual(['a1', 'b1', 'a2', 'c1', 'a3'])
})

it('BQ8 a task for which several callers wait begins once, when it is the turn of any of them', async () => {
  const queue = new BoundedQueue({ running: 1, waiting: 10, waitingForOne: 3, maxWaitMs: 60_000 })
  const started: string[] = []
  const first = work('first', started)
  const ends = [queue.run(first.run, { as: 'a' })]
  const wait = (name: string, as: string, shared?: SharedTask) => {
    const next = work(name, started)
    next.end()
    ends.push(queue.run(next.run, { as, shared }))
  }
  const shared = new SharedTask()
  for (const name of ['a1', 'a2']) wait(name, 'a')
  wait('a3', 'a', shared)
  wait('b1', 'b')
  shared.join('b')
  // The shared task takes one place in the queue of each caller.
  shared.join('b')
  for (const name of ['c1', 'c2']) wait(name, 'c')
  shared.join('c')
  first.end()
  await Promise.all(ends)
  shared.join('c')
  expect(started).toEqual(['first', 'b1', 'c1', 'a1', 'a3', 'c2', 'a2'])
  expect(await queue.run(async () => 'next', { as: 'c' })).toBe('next')
})

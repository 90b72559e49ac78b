import { describe, expect, it } from 'vitest'
import { TooManyRequests } from '../../platform/http/rate-limiter.ts'
import { WorkQueue } from './work-queue.ts'

describe('turns', () => {
  it('run a limited number at once, in order, and free the place after a failure too', async () => {
    const turns = new WorkQueue({ atOnce: 2, waiting: 10 })
    const order: number[] = []
    let running = 0
    let most = 0
    const work = (index: number) =>
      turns.run(async () => {
        running += 1
        most = Math.max(most, running)
        order.push(index)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        if (index % 3 === 0) throw new Error('failed')
        return index
      })
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(work))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect([most, running]).toEqual([2, 0])
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await turns.run(async () => 'again')).toBe('again')
  })

  it('refuse work when the queue is full', async () => {
    const turns = new WorkQueue({ atOnce: 1, waiting: 1 })
    const gate = Promise.withResolvers<void>()
    const first = turns.run(() => gate.promise)
    const second = turns.run(async () => 'second')
    await expect(turns.run(async () => 'third')).rejects.toThrow(TooManyRequests)
    gate.resolve()
    await first
    expect(await second).toBe('second')
  })
})

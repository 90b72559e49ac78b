import { expect, it } from 'vitest'
import { RequestActivity } from './request-activity.ts'

const FOREVER = 60_000

it('TR1 background work continues at once while no request is in progress', async () => {
  await new RequestActivity({ quietMs: FOREVER, mostMs: FOREVER }).quiet()
})

it('TR2 background work waits until every request has ended, also by failing, and then all of it continues', async () => {
  const traffic = new RequestActivity({ quietMs: 1, mostMs: FOREVER })
  const log: string[] = []
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const requests = [
    traffic.during(() => first.promise).finally(() => log.push('first ended')),
    traffic.during(() => second.promise).finally(() => log.push('second ended')),
  ]
  const work = [1, 2].map(() => traffic.quiet().then(() => log.push('work')))
  first.resolve()
  await requests[0]
  second.reject(new Error('broken'))
  await expect(requests[1]).rejects.toThrow('broken')
  await Promise.all(work)
  expect(log).toEqual(['first ended', 'second ended', 'work', 'work'])
})

it('TR3 background work continues after the longest wait although requests never end', async () => {
  const traffic = new RequestActivity({ quietMs: 1, mostMs: 20 })
  const endless = Promise.withResolvers<void>()
  const request = traffic.during(() => endless.promise)
  await traffic.quiet()
  endless.resolve()
  await request
})

it('TR4 a stopping server waits for every request in progress, also by failing, however long it takes', async () => {
  const traffic = new RequestActivity({ quietMs: 1, mostMs: 1 })
  await traffic.ended()
  const log: string[] = []
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const requests = [first, second].map(({ promise }) => traffic.during(() => promise))
  const ended = traffic.ended().then(() => log.push('ended'))
  first.resolve()
  await requests[0]
  await traffic.quiet()
  expect(log).toEqual([])
  second.reject(new Error('broken'))
  await expect(requests[1]).rejects.toThrow('broken')
  await ended
  expect(log).toEqual(['ended'])
})

import { expect, it } from 'vitest'
import { ManualClock } from '../clock.ts'
import { MemoryStore } from '../ephemeral/memory-store.ts'
import type { RateLimit } from './rate-limiter.ts'
import { RateLimiter } from './rate-limiter.ts'
import { TooManyRequests } from '../refusals/too-many-requests.ts'

const twice = (per: RateLimit['per']): RateLimit[] => [{ name: 'x', per, times: 2, minutes: 1 }]
const ann = { personId: 1, ip: '10.0.0.1', body: { e_mail: 'Ann@x.org' } }

it('allows an action as often as its limit says, and again in the next window', async () => {
  const clock = new ManualClock()
  const limiter = new RateLimiter(new MemoryStore(clock), clock, true)
  await limiter.count(twice('person'), ann)
  clock.advance(59_000)
  await limiter.count(twice('person'), ann)
  await expect(limiter.count(twice('person'), ann)).rejects.toThrow(TooManyRequests)
  clock.advance(1_000)
  await limiter.count(twice('person'), ann)
})

it.each([
  ['person', { ...ann, ip: '10.0.0.2' }, { ...ann, personId: 2 }],
  ['address', { ...ann, personId: 2 }, { ...ann, ip: '10.0.0.2' }],
  [
    { field: 'e_mail' },
    { ...ann, ip: '10.0.0.2', body: { e_mail: ' ann@X.org ' } },
    { ...ann, body: { e_mail: 'bob@x.org' } },
  ],
] as const)('counts per %j', async (per, same, other) => {
  const clock = new ManualClock()
  const limiter = new RateLimiter(new MemoryStore(clock), clock, true)
  await limiter.count(twice(per), ann)
  await limiter.count(twice(per), same)
  await limiter.count(twice(per), other)
  await expect(limiter.count(twice(per), ann)).rejects.toThrow(TooManyRequests)
})

it('counts only calls with a query parameter that the limit names', async () => {
  const clock = new ManualClock()
  const limiter = new RateLimiter(new MemoryStore(clock), clock, true)
  const limits = twice('person').map((limit) => ({ ...limit, given: ['query', 'least'] }))
  for (const query of [{}, { query: ' ' }, { other: 'ada' }, { query: 'ada' }, { least: 0 }])
    await limiter.count(limits, { ...ann, query })
  await expect(limiter.count(limits, { ...ann, query: { query: 'ada' } })).rejects.toThrow(TooManyRequests)
  await limiter.count(limits, ann)
})

it('RL2 counts the addresses of one IPv6 network together', async () => {
  const clock = new ManualClock()
  const limiter = new RateLimiter(new MemoryStore(clock), clock, true)
  await limiter.count(twice('address'), { ...ann, ip: '2001:db8:1:2::1' })
  await limiter.count(twice('person'), { ...ann, personId: undefined, ip: '2001:db8:1:2:ffff::2' })
  await expect(limiter.count(twice('address'), { ...ann, ip: '2001:db8:1:2:3:4:5:6' })).rejects.toThrow(TooManyRequests)
  await limiter.count(twice('address'), { ...ann, ip: '2001:db8:1:3::1' })
})

/** Reaches the limit from each of these IPv6 networks, as a guest. */
async function reachLimit(limiter: RateLimiter, ...networks: string[]): Promise<void> {
  for (const network of networks)
    for (let call = 0; call < 2; call += 1) await limiter.count(twice('person'), guest(`${network}::1`))
}

const guest = (ip: string) => ({ personId: undefined, ip, body: {} })
/** Returns four /64 networks in one /56 of 2001:db8:1::/48. */
const inside = (home: string) => ['00', '01', '02', '03'].map((last) => `2001:db8:1:${home}${last}`)

it('RL3 refuses an IPv6 /56 when four networks in it have reached the limit, until the window ends', async () => {
  const clock = new ManualClock()
  const limiter = new RateLimiter(new MemoryStore(clock), clock, true)
  await reachLimit(limiter, ...inside('10').slice(0, 3))
  await limiter.count(twice('person'), guest('2001:db8:1:10ff::1'))
  clock.advance(30_000)
  await reachLimit(limiter, '2001:db8:1:1003')
  await expect(limiter.count(twice('person'), guest('2001:db8:1:10ff::1'))).rejects.toThrow(TooManyRequests)
  await expect(limiter.count(twice('person'), guest('2001:db8:1:10ee::1'))).rejects.toThrow(TooManyRequests)
  await limiter.count(twice('person'), guest('2001:db8:1:1100::1'))
  await limiter.count([{ name: 'y', per: 'address', times: 2, minutes: 1 }], guest('2001:db8:1:10ee::1'))
  await limiter.count(twice('person'), { ...guest('2001:db8:1:10ee::1'), personId: 1 })
  clock.advance(60_000)
  await limiter.count(twice('person'), guest('2001:db8:1:10ee::1'))
})

it('RL4 refuses an IPv6 /48 when four /56 in it are refused', async () => {
  const clock = new ManualClock()
  const limiter = new RateLimiter(new MemoryStore(clock), clock, true)
  for (const home of ['10', '11', '12']) await reachLimit(limiter, ...inside(home))
  await limiter.count(twice('person'), guest('2001:db8:1:ff00::1'))
  await reachLimit(limiter, ...inside('13'))
  await expect(limiter.count(twice('person'), guest('2001:db8:1:ff00::1'))).rejects.toThrow(TooManyRequests)
  await limiter.count(twice('person'), guest('2001:db8:2:1000::1'))
})

it('allows everything when limits are off', async () => {
  const clock = new ManualClock()
  const limiter = new RateLimiter(new MemoryStore(clock), clock, false)
  for (let round = 0; round < 5; round += 1) await limiter.count(twice('person'), ann)
})

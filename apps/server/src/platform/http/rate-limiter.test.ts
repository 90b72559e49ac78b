import { expect, it } from 'vitest'
import { ManualClock } from '../clock.ts'
import type { RateLimit } from './rate-limiter.ts'
import { RateLimiter, TooManyRequests } from './rate-limiter.ts'

const twice = (per: RateLimit['per']): RateLimit[] => [{ name: 'x', per, times: 2, minutes: 1 }]
const ann = { personId: 1, ip: '10.0.0.1', body: { e_mail: 'Ann@x.org' } }

it('allows an action as often as its limit says, and again in the next window', () => {
  const clock = new ManualClock()
  const limiter = new RateLimiter(clock, true)
  limiter.count(twice('person'), ann)
  clock.advance(59_000)
  limiter.count(twice('person'), ann)
  expect(() => limiter.count(twice('person'), ann)).toThrow(TooManyRequests)
  clock.advance(1_000)
  limiter.count(twice('person'), ann)
})

it.each([
  ['person', { ...ann, ip: '10.0.0.2' }, { ...ann, personId: 2 }],
  ['address', { ...ann, personId: 2 }, { ...ann, ip: '10.0.0.2' }],
  [
    { field: 'e_mail' },
    { ...ann, ip: '10.0.0.2', body: { e_mail: ' ann@X.org ' } },
    { ...ann, body: { e_mail: 'bob@x.org' } },
  ],
] as const)('counts per %j', (per, same, other) => {
  const limiter = new RateLimiter(new ManualClock(), true)
  limiter.count(twice(per), ann)
  limiter.count(twice(per), same)
  limiter.count(twice(per), other)
  expect(() => limiter.count(twice(per), ann)).toThrow(TooManyRequests)
})

it('RL2 counts the addresses of one IPv6 network together', () => {
  const limiter = new RateLimiter(new ManualClock(), true)
  limiter.count(twice('address'), { ...ann, ip: '2001:db8:1:2::1' })
  limiter.count(twice('person'), { ...ann, personId: undefined, ip: '2001:db8:1:2:ffff::2' })
  expect(() => limiter.count(twice('address'), { ...ann, ip: '2001:db8:1:2:3:4:5:6' })).toThrow(TooManyRequests)
  limiter.count(twice('address'), { ...ann, ip: '2001:db8:1:3::1' })
})

/** Reaches the limit from each of these IPv6 networks, as a guest. */
function reachLimit(limiter: RateLimiter, ...networks: string[]): void {
  for (const network of networks)
    for (let call = 0; call < 2; call += 1) limiter.count(twice('person'), guest(`${network}::1`))
}

const guest = (ip: string) => ({ personId: undefined, ip, body: {} })
/** Networks of /64 in one /56 of 2001:db8:1::/48. */
const inside = (home: string) => ['00', '01', '02', '03'].map((last) => `2001:db8:1:${home}${last}`)

it('RL3 refuses an IPv6 /56 when four networks in it have reached the limit, until the window ends', () => {
  const clock = new ManualClock()
  const limiter = new RateLimiter(clock, true)
  reachLimit(limiter, ...inside('10').slice(0, 3))
  limiter.count(twice('person'), guest('2001:db8:1:10ff::1'))
  clock.advance(30_000)
  reachLimit(limiter, '2001:db8:1:1003')
  expect(() => limiter.count(twice('person'), guest('2001:db8:1:10ff::1'))).toThrow(TooManyRequests)
  expect(() => limiter.count(twice('person'), guest('2001:db8:1:10ee::1'))).toThrow(TooManyRequests)
  limiter.count(twice('person'), guest('2001:db8:1:1100::1'))
  limiter.count([{ name: 'y', per: 'address', times: 2, minutes: 1 }], guest('2001:db8:1:10ee::1'))
  limiter.count(twice('person'), { ...guest('2001:db8:1:10ee::1'), personId: 1 })
  clock.advance(60_000)
  limiter.count(twice('person'), guest('2001:db8:1:10ee::1'))
})

it('RL4 refuses an IPv6 /48 when four /56 in it are refused', () => {
  const limiter = new RateLimiter(new ManualClock(), true)
  for (const home of ['10', '11', '12']) reachLimit(limiter, ...inside(home))
  limiter.count(twice('person'), guest('2001:db8:1:ff00::1'))
  reachLimit(limiter, ...inside('13'))
  expect(() => limiter.count(twice('person'), guest('2001:db8:1:ff00::1'))).toThrow(TooManyRequests)
  limiter.count(twice('person'), guest('2001:db8:2:1000::1'))
})

it('allows everything when limits are off', () => {
  const limiter = new RateLimiter(new ManualClock(), false)
  for (let round = 0; round < 5; round += 1) limiter.count(twice('person'), ann)
})

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

it('allows everything when limits are off', () => {
  const limiter = new RateLimiter(new ManualClock(), false)
  for (let round = 0; round < 5; round += 1) limiter.count(twice('person'), ann)
})

import type { Clock } from '../clock.ts'
import { callerNetwork, widerNetworks } from './caller-network.ts'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000
const MAX_KEYS = 200_000
/** Networks inside of a wider one that may reach a limit before the wider one is refused as a whole. */
const NETWORKS_AT_LIMIT = 4

export interface RateLimit {
  /** Limits of the same name share one count. */
  name: string
  /** The unit that is counted: the person (guests by their address), the address (`callerNetwork`), or a body field. */
  per: 'person' | 'address' | { field: string }
  times: number
  minutes: number
}

/** Too many calls in too short a time; says how long to wait. */
export class TooManyRequests extends Refusal {
  override name = 'TooManyRequests'
  constructor(seconds: number) {
    super({ status: 429, reason: 'base.rate_limited', retryAfter: seconds })
  }
}

/** The caller that calls are counted for. */
export interface RateLimitCaller {
  personId: number | undefined
  ip: string
  body: unknown
}

interface Window {
  ends: number
  /** Calls; of a wider network the networks inside that reached the limit. */
  count: number
}

/**
 * Counts in fixed windows, per process. When four IPv6 networks of a wider one have reached a limit, the wider one is
 * refused until its window ends: in two steps, /56 and /48 (docs/spec/domain.md#limits). It is the last line of defence: it works without captchas and regardless of
 * plugins.
 */
export class RateLimiter {
  #windows = new Map<string, Window>()
  #clock: Clock
  #enabled: boolean

  constructor(clock: Clock, enabled: boolean) {
    this.#clock = clock
    this.#enabled = enabled
  }

  /**
   * Counts one call against every limit.
   * @throws {TooManyRequests}
   */
  count(limits: readonly RateLimit[], asker: RateLimitCaller): void {
    if (!this.#enabled) return
    for (const limit of limits) this.#countOne(limit, asker)
  }

  #countOne(limit: RateLimit, asker: RateLimitCaller): void {
    const byAddress = isByAddress(limit, asker)
    const wider = byAddress ? widerNetworks(asker.ip) : []
    for (const network of wider) this.#refuseAtLimit(this.#present(limit, network), NETWORKS_AT_LIMIT)
    const unit = byAddress ? callerNetwork(asker.ip) : unitOf(limit, asker)
    this.#refuseAtLimit(this.#present(limit, unit), limit.times)
    if (this.#increment(limit, unit) === limit.times) this.#reachedLimit(limit, wider)
  }

  /** Counts in the wider networks, the narrower first, that one inside has reached the limit. */
  #reachedLimit(limit: RateLimit, [network, ...wider]: readonly string[]): void {
    if (network === undefined) return
    if (this.#increment(limit, network) === NETWORKS_AT_LIMIT) this.#reachedLimit(limit, wider)
  }

  #refuseAtLimit(window: Window | undefined, most: number): void {
    if (window === undefined || window.count < most) return
    throw new TooManyRequests(Math.ceil((window.ends - this.#clock.now()) / 1000))
  }

  #present({ name }: RateLimit, unit: string): Window | undefined {
    const window = this.#windows.get(`${name} ${unit}`)
    return window && window.ends > this.#clock.now() ? window : undefined
  }

  /** Adds one to the window of a unit, which begins with it, and returns the count. */
  #increment(limit: RateLimit, unit: string): number {
    const present = this.#present(limit, unit)
    if (present) return (present.count += 1)
    const now = this.#clock.now()
    this.#dropExpired(now)
    this.#windows.set(`${limit.name} ${unit}`, { ends: now + limit.minutes * MINUTE_MS, count: 1 })
    return 1
  }

  /** Bounds the memory: deletes expired windows when there are many, and all windows before there are too many. */
  #dropExpired(now: number): void {
    if (this.#windows.size < MAX_KEYS / 2) return
    for (const [key, window] of this.#windows) if (window.ends <= now) this.#windows.delete(key)
    if (this.#windows.size >= MAX_KEYS) this.#windows.clear()
  }
}

/** Guests are counted by their address where members are by their account. */
function isByAddress({ per }: RateLimit, { personId }: RateLimitCaller): boolean {
  return per === 'address' || (per === 'person' && personId === undefined)
}

function unitOf({ per }: RateLimit, { personId, body }: RateLimitCaller): string {
  if (typeof per === 'string') return `#${personId}`
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, per.field) : undefined
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

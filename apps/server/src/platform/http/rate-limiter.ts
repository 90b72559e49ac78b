import type { Clock } from '../clock.ts'
import { callerNetwork } from './caller-network.ts'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000
const MAX_KEYS = 200_000

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

/**
 * Counts in fixed windows, per process. It is the last line of defence: it works without captchas and regardless of
 * plugins.
 */
export class RateLimiter {
  #windows = new Map<string, { ends: number; count: number }>()
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
    const key = `${limit.name} ${unitOf(limit, asker)}`
    const now = this.#clock.now()
    const present = this.#windows.get(key)
    if (!present || present.ends <= now) {
      this.#dropExpired(now)
      this.#windows.set(key, { ends: now + limit.minutes * MINUTE_MS, count: 1 })
      return
    }
    if (present.count >= limit.times) throw new TooManyRequests(Math.ceil((present.ends - now) / 1000))
    present.count += 1
  }

  /** Bounds the memory: deletes expired windows when there are many, and all windows before there are too many. */
  #dropExpired(now: number): void {
    if (this.#windows.size < MAX_KEYS / 2) return
    for (const [key, window] of this.#windows) if (window.ends <= now) this.#windows.delete(key)
    if (this.#windows.size >= MAX_KEYS) this.#windows.clear()
  }
}

function unitOf({ per }: RateLimit, { personId, ip, body }: RateLimitCaller): string {
  if (per === 'address' || (per === 'person' && personId === undefined)) return callerNetwork(ip)
  if (per === 'person') return `#${personId}`
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, per.field) : undefined
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

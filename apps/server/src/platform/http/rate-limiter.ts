import type { Clock } from '../clock.ts'
import type { EphemeralKind, EphemeralStore } from '../ephemeral/ephemeral-store.ts'
import { callerNetwork, widerNetworks } from './caller-network.ts'
import { TooManyRequests } from '../refusals/too-many-requests.ts'

const MINUTE_MS = 60_000
/** Number of networks that have to reach a limit before the wider network around them is refused as a whole. */
const NETWORKS_AT_LIMIT = 4

export interface RateLimit {
  /** Limits of the same name share one count. */
  name: string
  /** The unit that is counted: the person (guests by their address), the address (`callerNetwork`), or a body field. */
  per: 'person' | 'address' | { field: string }
  times: number
  minutes: number
  /** A call counts only if it has one of these query parameters; every call counts by default. */
  given?: readonly string[]
}

/** The caller that calls are counted for. */
export interface RateLimitCaller {
  personId: number | undefined
  ip: string
  body: unknown
  query?: unknown
}

/**
 * Counts in fixed windows. When four IPv6 networks inside a wider one have reached a limit, the wider network is
 * refused until its window ends; the wider networks are a /56 and then a /48 (docs/spec/domain.md#limits). The
 * limiter does not depend on captchas or plugins.
 */
export class RateLimiter {
  #counts: EphemeralStore
  #clock: Clock
  #enabled: boolean

  constructor(counts: EphemeralStore, clock: Clock, enabled: boolean) {
    this.#counts = counts
    this.#clock = clock
    this.#enabled = enabled
  }

  /**
   * Counts one call against every limit, in order: a call that one limit refuses is not counted against the limits
   * after it.
   * @throws {TooManyRequests}
   */
  async count(limits: readonly RateLimit[], asker: RateLimitCaller): Promise<void> {
    if (!this.#enabled) return
    for (const limit of limits) if (isCounted(limit, asker)) await this.#countOne(limit, asker)
  }

  async #countOne(limit: RateLimit, asker: RateLimitCaller): Promise<void> {
    const byAddress = isByAddress(limit, asker)
    const wider = byAddress ? widerNetworks(asker.ip) : []
    const kind = windowOf(limit)
    const [refused, counted] = await Promise.all([
      this.#counts.read(kind, wider),
      this.#counts.add(kind, byAddress ? callerNetwork(asker.ip) : unitOf(limit, asker)),
    ])
    for (const network of refused) this.#refuse(network, NETWORKS_AT_LIMIT - 1)
    this.#refuse(counted, limit.times)
    if (counted.count === limit.times) await this.#reachedLimit(kind, wider)
  }

  /**
   * Counts, for the first of these networks, that a network inside it has reached the limit. If the first one thereby
   * reaches its own limit, counts that for the next wider one.
   */
  async #reachedLimit(kind: EphemeralKind, [network, ...wider]: readonly string[]): Promise<void> {
    if (network === undefined) return
    const { count } = await this.#counts.add(kind, network)
    if (count === NETWORKS_AT_LIMIT) await this.#reachedLimit(kind, wider)
  }

  #refuse(counted: { count: number; ends: number } | undefined, most: number): void {
    if (counted === undefined || counted.count <= most) return
    throw new TooManyRequests(Math.max(1, Math.ceil((counted.ends - this.#clock.now()) / 1000)))
  }
}

function windowOf({ name, minutes }: RateLimit): EphemeralKind {
  return { name: `limit ${name}`, lastsMs: minutes * MINUTE_MS, from: 'first' }
}

/** True if a limit counts this caller by address. A limit per person counts guests by address, too. */
function isByAddress({ per }: RateLimit, { personId }: RateLimitCaller): boolean {
  return per === 'address' || (per === 'person' && personId === undefined)
}

function isCounted({ given }: RateLimit, { query }: RateLimitCaller): boolean {
  return given === undefined || given.some((name) => isGiven(query, name))
}

function unitOf({ per }: RateLimit, { personId, body }: RateLimitCaller): string {
  return typeof per === 'string' ? `#${personId}` : textIn(body, per.field).toLowerCase()
}

/** True for any number, and for a text that is not only spaces. */
function isGiven(query: unknown, name: string): boolean {
  return typeof fieldOf(query, name) === 'number' || textIn(query, name) !== ''
}

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined
}

/** Returns a field of a request without the spaces around it; '' for none. */
function textIn(fields: unknown, name: string): string {
  const value = fieldOf(fields, name)
  return typeof value === 'string' ? value.trim() : ''
}

import type { BenchSite } from './bench-site.ts'
import type { Measured, Target } from './load.ts'
import { Load, NoSuccess, requestOf } from './load.ts'
import type { Row } from './rows.ts'

/** Duration and number of measurements. */
export interface Effort {
  connections: number
  rounds: number
  /** Duration of one turn, in milliseconds. */
  turnMs: number
  warmUpMs: number
}

/** The figures of one row: medians of all rounds. */
export interface RowResult {
  name: string
  bytes: number
  large: Omit<Measured, 'bytes' | 'requests' | 'refused'>
  small: Omit<Measured, 'bytes' | 'requests' | 'refused'>
  /** A bare `node:http` server that sends as many bytes. */
  bare: Omit<Measured, 'bytes' | 'requests' | 'refused'>
  /** Requests per second of the large site as a fraction of bare `node:http`. */
  share: number
  /** Milliseconds of processor time per request on each site, and the large site's divided by the small site's. */
  processor: { large: number; small: number; growth: number }
  /** Latency of the large site divided by that of the small site: median and 95th percentile. */
  growth: { p50: number; p95: number }
}

/** The servers that are compared. */
export interface Servers {
  large: BenchSite
  small: BenchSite
  barePort: number
}

type Side = 'bare' | 'small' | 'large'
type Turn = Record<Side, Measured> & { processor: Record<'small' | 'large', number> }

/** A row, with its measurements so far. */
interface MeasuredRow {
  name: string
  next: Record<'small' | 'large', Target['next']>
  turns: Turn[]
  /** Why the row failed; absent if it did not. */
  problem?: string
}

/**
 * Measures every row, round by round: in each round the bare server, the small and the large site take turns at a row
 * before the next row starts. A slow moment of the machine therefore affects all three, and ratios are taken within a
 * round.
 * @returns the results, and the rows that failed with the reason
 */
export async function measureRows(
  servers: Servers,
  rows: readonly Row[],
  effort: Effort,
  onRound: (round: number) => void,
): Promise<{ results: RowResult[]; problems: string[] }> {
  const loads = {
    bare: new Load(servers.barePort, effort.connections),
    small: new Load(servers.small.port, effort.connections),
    large: new Load(servers.large.port, effort.connections),
  }
  const prepared = rows.map(({ name, targetOf }): MeasuredRow => ({
    name,
    next: { small: targetOf(servers.small), large: targetOf(servers.large) },
    turns: [],
  }))
  for (let round = 0; round < effort.rounds; round += 1) {
    onRound(round + 1)
    for (const row of prepared) {
      if (row.problem !== undefined) continue
      try {
        row.turns.push(await takeTurns(servers, loads, row.next, effort, round))
      } catch (error) {
        if (!(error instanceof NoSuccess)) throw error
        row.problem = error.message
      }
    }
  }
  return {
    results: prepared.flatMap(({ name, turns, problem }) => (problem === undefined ? [resultOf(name, turns)] : [])),
    problems: prepared.flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name}: ${problem}`])),
  }
}

async function takeTurns(
  servers: Servers,
  loads: Record<Side, Load>,
  next: Record<'small' | 'large', Target['next']>,
  { turnMs, warmUpMs }: Effort,
  round: number,
): Promise<Turn> {
  const isFirst = round === 0
  if (isFirst) await loads.small.run(next.small, warmUpMs)
  const { bytes } = await loads.large.run(next.large, isFirst ? warmUpMs : 1)
  const bare = requestOf({ path: `/${Math.round(bytes)}` })
  if (isFirst) await loads.bare.run(() => bare, warmUpMs)
  const measured: Partial<Turn> = {}
  const order: Side[] = ['bare', 'small', 'large']
  // The order is rotated, so that no server always goes first.
  const processor = { small: Number.NaN, large: Number.NaN }
  for (const side of [...order.slice(round % 3), ...order.slice(0, round % 3)]) {
    if (side === 'bare') {
      measured[side] = await loads[side].run(() => bare, turnMs)
      continue
    }
    const before = await servers[side].processorTime()
    const turn = await loads[side].run(next[side], turnMs)
    processor[side] = ((await servers[side].processorTime()) - before) / turn.requests
    measured[side] = turn
  }
  // The loop has set the figures of all three servers, so the cast is safe.
  return { ...measured, processor } as Turn
}

function resultOf(name: string, turns: readonly Turn[]): RowResult {
  const of = (side: Side): RowResult['large'] => ({
    perSecond: median(turns.map((turn) => turn[side].perSecond)),
    p50: median(turns.map((turn) => turn[side].p50)),
    p95: median(turns.map((turn) => turn[side].p95)),
    p99: median(turns.map((turn) => turn[side].p99)),
  })
  return {
    name,
    bytes: Math.round(median(turns.map((turn) => turn.large.bytes))),
    large: of('large'),
    small: of('small'),
    bare: of('bare'),
    processor: {
      large: median(turns.map(({ processor }) => processor.large)),
      small: median(turns.map(({ processor }) => processor.small)),
      growth: median(turns.map(({ processor }) => processor.large / processor.small)),
    },
    share: median(turns.map(({ large, bare }) => large.perSecond / bare.perSecond)),
    growth: {
      p50: median(turns.map(({ large, small }) => large.p50 / small.p50)),
      p95: median(turns.map(({ large, small }) => large.p95 / small.p95)),
    },
  }
}

/** Returns the median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const high = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? high) + high) / 2 : high
}

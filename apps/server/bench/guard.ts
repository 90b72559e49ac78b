import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchSite } from './bench-site.ts'
import { startBenchSite } from './bench-site.ts'
import type { Round } from './comparison.ts'
import { bestOf, isSlower, ratioOf } from './comparison.ts'
import type { Target } from './load.ts'
import { Load } from './load.ts'
import type { Row } from './rows.ts'
import { readingRows, writingRows } from './rows.ts'
import type { SeededSite } from './seeded-site.ts'
import { CACHE, copyOf, seedBy } from './seeded-site.ts'
import type { Version } from './version.ts'
import { checkOut, THIS_VERSION } from './version.ts'

const CONNECTIONS = 4
const ROUNDS = 7
/**
 * Processor time per measurement, in milliseconds; enough that a garbage collection or a tick is a small part of it.
 */
const TURN_MS = 120
/** Number of requests that the length of a measurement is estimated from. */
const FIRST_REQUESTS = 24
const MAX_REQUESTS = 4000

/** A row, measured in two versions. */
export interface GuardedRow {
  name: string
  /** Milliseconds of processor time per request, in the best round. */
  before: number
  after: number
  /** Time of the later version divided by that of the earlier one. */
  ratio: number
  isSlower: boolean
}

type Sides = Record<'before' | 'after', BenchSite>

/**
 * Compares the processor time of requests in this checkout with that of another version. Both serve copies of a small
 * site and get the same requests in turns. Slower rows are measured again, in new processes that are started in the
 * other order, because even two processes of the same version differ; only rows that are slower both times are
 * reported.
 * @param against a branch, tag or commit
 * @param only measures the rows whose name contains this text
 */
export async function guard(against: string, questions: number, only: string): Promise<GuardedRow[]> {
  const before = await checkOut(against)
  const seeded = await seedBy(before, questions)
  const rows = [...readingRows(), ...writingRows()].filter(({ name }) => name.includes(only))
  const first = await compareOver(seeded, [before, THIS_VERSION], rows)
  const doubtful = rows.filter(({ name }) => first.some((row) => row.name === name && row.isSlower))
  if (doubtful.length === 0) return first
  console.log(`Once more: ${doubtful.map(({ name }) => name).join('; ')}`)
  const second = await compareOver(seeded, [before, THIS_VERSION], doubtful, { reversed: true })
  return first.map((row) => second.find(({ name }) => name === row.name) ?? row)
}

/** Formats the result as lines. The last line names the slower rows, if any. */
export function guardLines(rows: readonly GuardedRow[], against: string): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 1
  const lineOf = ({ name, before, after, ratio, isSlower: slower }: GuardedRow): string =>
    `${name.padEnd(width)}${before.toFixed(3).padStart(9)}${after.toFixed(3).padStart(9)}  × ${ratio.toFixed(2)}${slower ? '  SLOWER' : ''}`
  const slower = rows.filter((row) => row.isSlower).map(({ name }) => name)
  const verdict =
    slower.length === 0 ? `Nothing is slower than in ${against}.` : `Slower than in ${against}: ${slower.join('; ')}.`
  return [
    `${''.padEnd(width)}${against.padStart(9)}${'this'.padStart(9)}   ms of processor time`,
    ...rows.map(lineOf),
    verdict,
  ]
}

async function compareOver(
  seeded: SeededSite,
  [before, after]: [Version, Version],
  rows: readonly Row[],
  { reversed = false } = {},
): Promise<GuardedRow[]> {
  const folder = await mkdtemp(join(CACHE, 'guard-'))
  const started: BenchSite[] = []
  const start = async (name: keyof Sides): Promise<BenchSite> => {
    const { program } = name === 'before' ? before : after
    const dataDir = await copyOf(seeded, join(folder, name))
    const site = await startBenchSite({ dataDir, program, questions: seeded.questions }, CONNECTIONS)
    started.push(site)
    return site
  }
  try {
    const first = await start(reversed ? 'after' : 'before')
    const second = await start(reversed ? 'before' : 'after')
    const sides = reversed ? { before: second, after: first } : { before: first, after: second }
    return await compareRows(sides, rows)
  } finally {
    await Promise.all(started.map((site) => site.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures every row in both versions, round by round. The version that goes first alternates. */
async function compareRows(sides: Sides, rows: readonly Row[]): Promise<GuardedRow[]> {
  const take = async (side: keyof Sides, next: Target['next'], requests: number): Promise<number> => {
    const site = sides[side]
    const from = await site.busyTime()
    await new Load(site.port, CONNECTIONS).send(next, requests)
    return ((await site.busyTime()) - from) / requests
  }
  const measured: { row: Row; next: Record<keyof Sides, Target['next']>; requests: number; rounds: Round[] }[] = []
  for (const row of rows) {
    const next = { before: row.targetOf(sides.before), after: row.targetOf(sides.after) }
    // Both versions get the same number of requests here, so that they are at the same place in the cycle of requests
    // when the rounds begin.
    await Promise.all((['before', 'after'] as const).map((side) => take(side, next[side], FIRST_REQUESTS)))
    const each = await take('before', next.before, FIRST_REQUESTS)
    await take('after', next.after, FIRST_REQUESTS)
    const requests = Math.min(MAX_REQUESTS, Math.max(CONNECTIONS, Math.round(TURN_MS / each)))
    measured.push({ row, next, requests, rounds: [] })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { next, requests, rounds } of measured) {
      const order = round % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const)
      const taken = { before: Number.NaN, after: Number.NaN }
      for (const side of order) taken[side] = await take(side, next[side], requests)
      rounds.push(taken)
    }
  }
  return measured.map(({ row: { name }, rounds }) => ({
    name,
    before: bestOf(rounds, 'before'),
    after: bestOf(rounds, 'after'),
    ratio: ratioOf(rounds),
    isSlower: isSlower(rounds),
  }))
}

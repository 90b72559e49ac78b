import fc from 'fast-check'
import type { TestSite } from '../../harness.ts'
import { liveMemory } from '../../load-bounds/live-memory.ts'
import { shrink } from '../../model/shrink.ts'

/** Maximum processor time of a response, in milliseconds. */
export const MAX_ANSWER_MS = 500

/** Calls per site. */
const SEQUENCE = 200
/** Maximum attempts to shorten a failing sequence; each attempt performs the sequence on a fresh site. */
const MAX_TRIES = 60

/** A judged response. */
export interface Answered {
  status: number
  /** Processor time of this process, in milliseconds. */
  ms: number
  /** The fault of the response; absent if it is valid. */
  problem?: string
}

/** The subject of fuzzing: a kind of calls, as plain data, and a site that performs them. */
export interface FuzzTarget<Call> {
  calls: fc.Arbitrary<Call>
  /** Prepares a site with content. */
  prepare(site: TestSite): Promise<{ perform(call: Call): Promise<Answered> }>
  /** Returns the operation or the route of a call. */
  nameOf(call: Call): string
  /** Properties of a call that are objects; their fields may be left out when a failure is simplified. */
  parts: readonly (keyof Call)[]
}

/** Findings and figures of a run. */
export interface FuzzReport {
  calls: number
  accepted: number
  /** Names of the operations or routes that were called. */
  called: Set<string>
  /** The response with the most processor time. */
  slowest: { ms: number; call: string }
  /** Live memory after each sequence, in bytes. */
  heap: number[]
  failure?: string
}

export interface FuzzOptions<Call> {
  target: FuzzTarget<Call>
  seed: number
  open(): Promise<TestSite>
  /** Called before each sequence; returns false to end the run. */
  goesOn(callsSoFar: number): boolean
}

/** Performs generated sequences of calls, each on a new site, until one fails or the run is over. */
export async function fuzz<Call>(options: FuzzOptions<Call>): Promise<FuzzReport> {
  const { target, seed, goesOn } = options
  const report: FuzzReport = {
    calls: 0,
    accepted: 0,
    called: new Set(),
    slowest: { ms: 0, call: '' },
    heap: [],
  }
  for (let turn = 0; goesOn(report.calls); turn += 1) {
    const sequence = fc.sample(target.calls, { seed: seed + turn, numRuns: SEQUENCE })
    const failed = await perform(options, sequence, report)
    if (failed) return { ...report, failure: await explain(options, failed, seed + turn) }
    report.heap.push(liveMemory().heap)
  }
  return report
}

interface Failed<Call> {
  /** The calls up to and including the failed one. */
  calls: readonly Call[]
  problem: string
}

async function perform<Call>(
  { target, open }: FuzzOptions<Call>,
  sequence: readonly Call[],
  report?: FuzzReport,
): Promise<Failed<Call> | undefined> {
  const site = await open()
  try {
    const fuzzed = await target.prepare(site)
    for (const [index, call] of sequence.entries()) {
      const { status, ms, problem } = await fuzzed.perform(call)
      if (report) note(report, { call, name: target.nameOf(call), status, ms })
      if (problem !== undefined) return { calls: sequence.slice(0, index + 1), problem }
    }
    return undefined
  } finally {
    await site.close()
  }
}

interface Noted {
  call: unknown
  name: string
  status: number
  ms: number
}

function note(report: FuzzReport, { call, name, status, ms }: Noted): void {
  report.calls += 1
  if (status < 400) report.accepted += 1
  report.called.add(name)
  if (ms > report.slowest.ms) report.slowest = { ms, call: JSON.stringify(call).slice(0, 300) }
}

/** Shortens a failing sequence and formats it. */
async function explain<Call>(options: FuzzOptions<Call>, failed: Failed<Call>, seed: number): Promise<string> {
  const fails = async (sequence: readonly Call[]): Promise<boolean> => {
    const again = await perform(options, sequence)
    return again !== undefined && again.calls.length === sequence.length
  }
  const alone = failed.calls.slice(-1)
  const shortest = (await fails(alone)) ? alone : await shrink(failed.calls, fails, MAX_TRIES)
  const simplest = await simplify(options.target.parts, shortest, fails)
  return [`Seed ${seed}: ${failed.problem}`, ...simplest.map((call) => JSON.stringify(call).slice(0, 2000))].join('\n')
}

/** Leaves out the fields of the last call that are not needed for the failure. */
async function simplify<Call>(
  parts: readonly (keyof Call)[],
  sequence: readonly Call[],
  fails: (sequence: readonly Call[]) => Promise<boolean>,
): Promise<readonly Call[]> {
  let best = sequence
  for (const part of parts) {
    const fields = Object(sequence.at(-1)?.[part] ?? {}) as Record<string, unknown>
    for (const field of Object.keys(fields)) {
      const last = best.at(-1)
      if (!last) return best
      const { [field]: _left, ...rest } = last[part] as Record<string, unknown>
      const simpler = [...best.slice(0, -1), { ...last, [part]: rest }]
      if (await fails(simpler)) best = simpler
    }
  }
  return best
}

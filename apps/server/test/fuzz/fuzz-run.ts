import fc from 'fast-check'
import type { OperationId } from '@quandary/api-client'
import { loadContract } from '../../src/platform/http/contract.ts'
import type { TestSite } from '../harness.ts'
import { liveMemory } from '../live-memory.ts'
import { shrink } from '../model/shrink.ts'
import { FuzzedSite } from './fuzzed-site.ts'
import type { FuzzCall } from './generated-calls.ts'
import { callsOf } from './generated-calls.ts'

/** Calls that one site gets. */
const SEQUENCE = 200
/** Attempts at shortening a failing sequence, each of which performs it on a fresh site. */
const MOST_TRIES = 60

const calls = callsOf(loadContract())

/** Findings and figures of a run. */
export interface FuzzReport {
  calls: number
  accepted: number
  operations: Set<OperationId>
  /** The most processor time of one answer. */
  slowest: { ms: number; call: string }
  /** Live memory after each sequence, in bytes. */
  heap: number[]
  failure?: string
}

export interface FuzzOptions {
  seed: number
  open(): Promise<TestSite>
  /** Asked before each sequence. */
  goesOn(callsSoFar: number): boolean
}

/** Performs generated sequences of calls, each on a site of its own, until one fails or the run is over. */
export async function fuzz({ seed, open, goesOn }: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = {
    calls: 0,
    accepted: 0,
    operations: new Set(),
    slowest: { ms: 0, call: '' },
    heap: [],
  }
  for (let turn = 0; goesOn(report.calls); turn += 1) {
    const sequence = fc.sample(calls, { seed: seed + turn, numRuns: SEQUENCE })
    const failed = await perform(sequence, open, report)
    if (failed) return { ...report, failure: await explain(failed, seed + turn, open) }
    report.heap.push(liveMemory().heap)
  }
  return report
}

interface Failed {
  /** The calls up to the one that failed. */
  calls: readonly FuzzCall[]
  problem: string
}

async function perform(
  sequence: readonly FuzzCall[],
  open: () => Promise<TestSite>,
  report?: FuzzReport,
): Promise<Failed | undefined> {
  const site = await open()
  try {
    const fuzzed = await FuzzedSite.prepare(site)
    for (const [index, call] of sequence.entries()) {
      const { status, ms, problem } = await fuzzed.perform(call)
      if (report) note(report, call, { status, ms })
      if (problem !== undefined) return { calls: sequence.slice(0, index + 1), problem }
    }
    return undefined
  } finally {
    await site.close()
  }
}

function note(report: FuzzReport, call: FuzzCall, { status, ms }: { status: number; ms: number }): void {
  report.calls += 1
  if (status < 400) report.accepted += 1
  report.operations.add(call.operation)
  if (ms > report.slowest.ms) report.slowest = { ms, call: JSON.stringify(call).slice(0, 300) }
}

/** Shortens a failing sequence and writes it down. */
async function explain({ calls: failing, problem }: Failed, seed: number, open: () => Promise<TestSite>) {
  const fails = async (sequence: readonly FuzzCall[]): Promise<boolean> => {
    const failed = await perform(sequence, open)
    return failed !== undefined && failed.calls.length === sequence.length
  }
  const alone = failing.slice(-1)
  const shortest = (await fails(alone)) ? alone : await shrink(failing, fails, MOST_TRIES)
  const simplest = await simplify(shortest, fails)
  return [`Seed ${seed}: ${problem}`, ...simplest.map((call) => JSON.stringify(call).slice(0, 2000))].join('\n')
}

/** Leaves out the fields of the last call that the failure does not need. */
async function simplify(sequence: readonly FuzzCall[], fails: (sequence: readonly FuzzCall[]) => Promise<boolean>) {
  let best = sequence
  for (const part of ['headers', 'query', 'body'] as const) {
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

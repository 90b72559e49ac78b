import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second of /proc; fixed by the Linux ABI. */
const TICKS = 100

/**
 * Interval at which the running processes are measured, in milliseconds. What a process does after its last measurement
 * may be missed.
 */
const POLL_MS = 500

/** Processor time of a process, in ticks. */
interface Process {
  parent: number
  own: number
  /** Ticks of the ended children that it has waited for, including their children. */
  ended: number
}

/**
 * Measures the processor time of all processes that this one starts. The kernel adds the time of an ended process to
 * its parent only if the parent has waited for it, which is not the case for most processes of a browser. When such a
 * process ends, the sum over the running processes decreases; the decrease is added to the result here.
 */
export class ProcessorClock {
  readonly #first = readTicks()
  #last = this.#first
  #lost = 0
  readonly #timer = setInterval(() => this.seconds(), POLL_MS).unref()

  /** Returns the seconds since the clock was created; null outside Linux. */
  seconds(): number | null {
    const now = readTicks()
    if (now === null || this.#last === null || this.#first === null) return null
    this.#lost += Math.max(0, this.#last - now)
    this.#last = now
    return (now + this.#lost - this.#first) / TICKS
  }

  /** Stops the clock and returns its seconds. */
  stop(): number | null {
    clearInterval(this.#timer)
    return this.seconds()
  }
}

/** Reads the ticks of all descendants: running ones, and ended ones whose parent has waited for them. */
function readTicks(): number | null {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return ticksBelow(process.pid, new Map(pids.flatMap(readProcess)))
  } catch {
    return null
  }
}

/** Reads a process; empty if it has ended meanwhile. */
function readProcess(pid: string): [number, Process][] {
  try {
    return [[Number(pid), processOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))]]
  } catch {
    return []
  }
}

/** Parses a line of /proc/<pid>/stat (proc(5): ppid, utime, stime, cutime, cstime). */
export function processOf(stat: string): Process {
  // The second field, the name of the program, is in parentheses and may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number): number => Number(fields[number - 3])
  return { parent: field(4), own: field(14) + field(15), ended: field(16) + field(17) }
}

/** Adds up the ticks of all descendants of a process. */
export function ticksBelow(root: number, all: ReadonlyMap<number, Process>): number {
  const children = Map.groupBy(all.keys(), (pid) => all.get(pid)?.parent)
  const below = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (sum, child) => sum + (all.get(child)?.own ?? 0) + below(child),
      all.get(pid)?.ended ?? 0,
    )
  return below(root)
}

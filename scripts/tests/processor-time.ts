import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second of /proc; fixed by the Linux ABI. */
const TICKS = 100

/**
 * The interval at which the living processes are measured, in milliseconds. What a process does after the last look may
 * be missed.
 */
const LOOK_MS = 500

/** Processor time in ticks. */
interface Process {
  parent: number
  own: number
  /** Of the children it has waited for, and of theirs. */
  ended: number
}

/**
 * Measures the processor time of everything that this process starts. The system adds up only processes whose parent waits
 * for their end, which most of a browser's do not have; the time of those is what the sum over the living loses.
 */
export class ProcessorClock {
  readonly #first = readTicks()
  #last = this.#first
  #lost = 0
  readonly #timer = setInterval(() => this.seconds(), LOOK_MS).unref()

  /** Returns the seconds since the clock was made. Null outside of Linux. */
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

/** Reads the ticks of all descendants: the living ones, and the ended ones that were waited for. */
function readTicks(): number | null {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return ticksBelow(process.pid, new Map(pids.flatMap(readProcess)))
  } catch {
    return null
  }
}

/** Reads a process; nothing when it ended meanwhile. */
function readProcess(pid: string): [number, Process][] {
  try {
    return [[Number(pid), processOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))]]
  } catch {
    return []
  }
}

/** Reads a line of /proc/<pid>/stat (proc(5): ppid, utime, stime, cutime, cstime). */
export function processOf(stat: string): Process {
  // The second field, the name of the program, is in parentheses and may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number): number => Number(fields[number - 3])
  return { parent: field(4), own: field(14) + field(15), ended: field(16) + field(17) }
}

/** Adds up the ticks of everything below a process. */
export function ticksBelow(root: number, all: ReadonlyMap<number, Process>): number {
  const children = Map.groupBy(all.keys(), (pid) => all.get(pid)?.parent)
  const below = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (sum, child) => sum + (all.get(child)?.own ?? 0) + below(child),
      all.get(pid)?.ended ?? 0,
    )
  return below(root)
}

import { readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The outcome of a task, or of a run of several. */
export interface Ended {
  ok: boolean
  /** Nothing ran: everything came from Turborepo's cache. */
  cached: boolean
}

/** A run of Turborepo as a whole, and each of its tasks by its name. */
export interface TurboRun extends Ended {
  tasks: ReadonlyMap<string, Ended>
}

/** The part of the summary written by `--summarize` that is read. */
interface Summary {
  tasks: {
    taskId: string
    command: string
    cache: { status: 'HIT' | 'MISS' }
    execution?: { exitCode: number | null }
  }[]
}

/**
 * Reads how a run with `--summarize` and its tasks ended, and removes the summary.
 * @param output what the run printed, with the path of the summary near its end
 */
export function readTurboRun(ok: boolean, output: string): TurboRun {
  const file = /^\s*Summary:\s+(\S+)$/m.exec(stripVTControlCharacters(output))?.[1]
  // A run that did not begin, such as one with an unknown task, has no summary.
  if (file === undefined) return { ok: false, cached: false, tasks: new Map() }
  const summary = JSON.parse(readFileSync(file, 'utf8')) as Summary // Written by Turborepo.
  rmSync(file)
  const run = summary.tasks.filter(({ command }) => command !== '<NONEXISTENT>')
  const tasks = run.map(({ taskId, cache, execution }): [string, Ended] => [
    taskId,
    // A task behind one that failed is not executed.
    { ok: execution?.exitCode === 0, cached: cache.status === 'HIT' },
  ])
  return { ok, cached: tasks.every(([, { cached }]) => cached), tasks: new Map(tasks) }
}

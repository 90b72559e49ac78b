import { readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The result of a task, or of a run of several tasks. */
export interface Ended {
  ok: boolean
  /** True if nothing ran, because everything came from Turborepo's cache. */
  cached: boolean
}

/** The result of a run of Turborepo, and of each task by its name. */
export interface TurboRun extends Ended {
  tasks: ReadonlyMap<string, Ended>
}

/** The part of Turborepo's summary (`--summarize`) that this module reads. */
interface Summary {
  tasks: {
    taskId: string
    command: string
    cache: { status: 'HIT' | 'MISS' }
    execution?: { exitCode: number | null }
  }[]
}

/**
 * Reads the results of a run with `--summarize` and those of its tasks, and deletes the summary.
 * @param output of the run, which contains the path of the summary near its end
 */
export function readTurboRun(ok: boolean, output: string): TurboRun {
  const file = /^\s*Summary:\s+(\S+)$/m.exec(stripVTControlCharacters(output))?.[1]
  // A run that could not start, e.g. because of an unknown task, has no summary.
  if (file === undefined) return { ok: false, cached: false, tasks: new Map() }
  const summary = JSON.parse(readFileSync(file, 'utf8')) as Summary // Written by Turborepo.
  rmSync(file)
  const run = summary.tasks.filter(({ command }) => command !== '<NONEXISTENT>')
  const tasks = run.map(({ taskId, cache, execution }): [string, Ended] => [
    taskId,
    // A task that depends on a failed one is not executed.
    { ok: execution?.exitCode === 0, cached: cache.status === 'HIT' },
  ])
  return { ok, cached: tasks.every(([, { cached }]) => cached), tasks: new Map(tasks) }
}

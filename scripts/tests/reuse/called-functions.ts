import type { Profiler } from 'node:inspector'

/** Names the functions of a script that were called, by its path and their offsets; the script itself is none. */
export function calledFunctions(path: string, { functions }: Pick<Profiler.ScriptCoverage, 'functions'>): string[] {
  return functions.flatMap(({ ranges: [range] }) =>
    range === undefined || range.count === 0 || range.startOffset === 0 ? [] : [`${path}@${range.startOffset}`],
  )
}

import type { Profiler } from 'node:inspector'

/** Returns the called functions of a script, as its path and their offsets. Leaves out the script's top level. */
export function calledFunctions(path: string, { functions }: Pick<Profiler.ScriptCoverage, 'functions'>): string[] {
  return functions.flatMap(({ ranges: [range] }) =>
    range === undefined || range.count === 0 || range.startOffset === 0 ? [] : [`${path}@${range.startOffset}`],
  )
}

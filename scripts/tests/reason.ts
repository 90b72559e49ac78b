import { stripVTControlCharacters } from 'node:util'

const MAX_LINES = 3

/** Matches the first line of an error: `Error: …`, `error during close TypeError: …`, `RangeError: …`. */
const ERROR = /(?:^|\s)(?:[A-Z]\w*)?Error(?: \[\w+\])?: \S/

/** Matches lines with a stack frame, source code or a frame around them. */
const NO_REASON = /^\s*(?:at |❯|\d* *\||[⎯╭╰│─^]|$)/u

/**
 * Returns why a runner failed although no test did: the last error on its standard error, up to the first stack frame.
 * Without an error, the last lines.
 * @param printed standard error of the runner
 */
export function reasonIn(printed: string): string {
  const lines = stripVTControlCharacters(printed).split('\n')
  const error = lines.findLastIndex((line) => ERROR.test(line) && !NO_REASON.test(line))
  const after = error === -1 ? [] : lines.slice(error)
  const end = after.findIndex((line) => NO_REASON.test(line))
  const reason =
    error === -1
      ? lines.filter((line) => !NO_REASON.test(line)).slice(-MAX_LINES)
      : after.slice(0, end === -1 ? undefined : end)
  return reason
    .slice(0, MAX_LINES)
    .map((line) => line.trim())
    .join(' ')
}

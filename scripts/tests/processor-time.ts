import { readFileSync } from 'node:fs'

/** Clock ticks per second of /proc; fixed by the Linux ABI. */
const TICKS = 100

/**
 * Reads the processor time of all child processes that have ended, and of theirs, in seconds (proc(5): cutime, cstime).
 * Null outside of Linux.
 */
export function childProcessorSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The name of the program is in parentheses and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS
  } catch {
    return null
  }
}

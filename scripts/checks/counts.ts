import { readFile } from 'node:fs/promises'

/** Logs of the tasks that count something. Turborepo also writes them when a task comes from its cache. */
const LOGS = [
  '.turbo/turbo-comments.log',
  '.turbo/turbo-references.log',
  '.turbo/turbo-unused.log',
  '.turbo/turbo-architecture.log',
  'apps/server/.turbo/turbo-structure.log',
]

/** Matches a line that only consists of names and numbers: `tables 53, writes 198`. */
const COUNTS = /^[a-z][^,:]*:? \d+(?:, [a-z][^,:]*:? \d+)*$/

/** Returns the lines of a log with the numbers of checked things and of faults. */
export function countsIn(log: string): string[] {
  return log.split('\n').filter((line) => COUNTS.test(line))
}

/** Prints the counts of the passed checks, because a check that looks at nothing passes, too. */
export async function printCounts(): Promise<void> {
  for (const path of LOGS) for (const line of countsIn(await readFile(path, 'utf8'))) console.log(line)
}

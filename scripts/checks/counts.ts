import { readFile } from 'node:fs/promises'

/** The logs of the tasks that count something; Turborepo writes them anew when it answers a task from its cache. */
const LOGS = [
  '.turbo/turbo-comments.log',
  '.turbo/turbo-references.log',
  '.turbo/turbo-unused.log',
  '.turbo/turbo-architecture.log',
  'apps/server/.turbo/turbo-structure.log',
]

/** A line of nothing but things and their numbers: `tables 53, writes 198`. */
const COUNTS = /^[a-z][^,:]*:? \d+(?:, [a-z][^,:]*:? \d+)*$/

/** Returns the lines of a log that say how many things a check looked at, and how many faults it found. */
export function countsIn(log: string): string[] {
  return log.split('\n').filter((line) => COUNTS.test(line))
}

/** Prints what the checks that passed have counted, since a check that looks at nothing passes as well. */
export async function printCounts(): Promise<void> {
  for (const path of LOGS) for (const line of countsIn(await readFile(path, 'utf8'))) console.log(line)
}

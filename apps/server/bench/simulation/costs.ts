import { readFile, writeFile } from 'node:fs/promises'
import type { Shown } from './cache-model.ts'
import type { Operation, Write } from './operations.ts'

/** The costs of one request. Times are in milliseconds. */
export interface Cost {
  /** Processor time of the web process. */
  web: number
  /** Processor time of PostgreSQL. */
  database: number
  statements: number
  /** Bytes of the response's body as sent, usually compressed. */
  bytes: number
  /** Response time without any other request: processor times and everything that is waited for. */
  alone: number
}

/** Measured costs, from which a day is calculated. */
export interface Costs {
  /** The time of the measurement, and the processor on which it was made. */
  at: string
  machine: string
  /** Questions of the site that they were measured on. */
  questions: number
  /** A page from the cache. */
  cached: Cost
  operations: Record<Operation, Cost>
  /** The cache tags of the changes that each write records, without ids: `question` stands for `question:12`. */
  changes: Record<Write, string[]>
  shown: Shown
  /** Milliseconds of processor time per second without requests: of one web process, and of PostgreSQL serving it. */
  idle: { web: number; database: number }
}

export async function readCosts(file: string): Promise<Costs> {
  // The file was written by `writeCosts`, so its shape is known.
  return JSON.parse(await readFile(file, 'utf8')) as Costs
}

export async function writeCosts(file: string, costs: Costs): Promise<void> {
  await writeFile(file, `${JSON.stringify(costs, null, 2)}\n`)
}

/** Formats the costs as a table. */
export function costLines({ cached, operations, shown, changes, idle }: Costs): string[] {
  const line = (name: string, { web, database, statements, bytes, alone }: Cost): string =>
    name.padEnd(20) +
    [web.toFixed(2), database.toFixed(2), statements.toFixed(1), bytes.toFixed(0), alone.toFixed(1)]
      .map((figure) => figure.padStart(11))
      .join('')
  return [
    ''.padEnd(20) +
      ['web ms', 'database ms', 'statements', 'bytes', 'alone ms'].map((name) => name.padStart(11)).join(''),
    line('page from the cache', cached),
    ...Object.entries(operations).map(([name, cost]) => line(name, cost)),
    `a question's page shows ${shown.related} related and ${shown.hot.length} hot questions, and ${shown.people} people`,
    ...Object.entries(changes).map(([write, tags]) => `changes of ${write}: ${tags.join(', ')}`),
    `a process without requests: ${idle.web.toFixed(1)} ms of processor time per second, PostgreSQL ${idle.database.toFixed(1)} ms`,
  ]
}

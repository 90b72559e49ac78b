import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './report.ts'
import { ROOT } from './suites.ts'

const LAST_RUN = join(ROOT, 'node_modules', '.cache', 'quandary-tests', 'last-run.json')
const NOTED_TIMES = join(import.meta.dirname, 'noted-times.json')

/** Ratio of processor time to noted time above which a part is listed at the end of a run. */
const GROWTH = 1.2
/** Parts with less processor time vary by more than a fifth without a reason. */
const SMALLEST_SECONDS = 5
const SLOWEST_FILES = 10

/** Seconds of processor time of each part of a complete run on two cores, written by `pnpm test --note`. */
type Noted = Readonly<Record<string, number>>

/** Prints each part with its tests and times, the slowest files, and the parts that exceed their noted times. */
export function printTimes(parts: readonly Part[]): void {
  const rows = parts.map(({ name, passed, failed, cached, reused, wallSeconds, cpuSeconds }) => [
    name,
    passed + failed === 0 ? '' : String(passed + failed),
    `${wallSeconds.toFixed(1)} s`,
    cpuSeconds === null ? '–' : `${cpuSeconds.toFixed(1)} s`,
    cached ? 'cached' : reused > 0 ? `${reused} cached` : '',
  ])
  console.log('\n━━ what ran, and its time')
  printTable([['part', 'tests', 'wall', 'processor', ''], ...rows])
  const files = parts.flatMap((part) => (part.cached ? [] : part.files)).toSorted((a, b) => b.seconds - a.seconds)
  if (files.length > 0) {
    console.log('\n━━ the slowest files')
    printTable(
      files.slice(0, SLOWEST_FILES).map(({ file, tests, seconds }) => [file, String(tests), `${seconds.toFixed(1)} s`]),
    )
  }
  for (const sentence of outgrown(parts, readNoted())) console.log(sentence)
}

/** Lists the parts that took over a fifth more processor time than noted. Parts with reused results are not judged. */
export function outgrown(parts: readonly Part[], noted: Noted): string[] {
  return parts.flatMap(({ name, cached, reused, cpuSeconds }) => {
    const limit = (noted[name] ?? Infinity) * GROWTH
    if (cached || reused > 0 || cpuSeconds === null || cpuSeconds < SMALLEST_SECONDS || cpuSeconds <= limit) return []
    return [
      `slower than noted: ${name} took ${cpuSeconds.toFixed(0)} s of processor, noted ${noted[name]?.toFixed(0)} s`,
    ]
  })
}

/** Sorts suites by their noted times, longest first, so that no long one runs alone at the end. */
export function longestFirst<Named extends { name: string }>(suites: readonly Named[], noted = readNoted()): Named[] {
  return suites.toSorted((a, b) => (noted[b.name] ?? 0) - (noted[a.name] ?? 0))
}

/** Stores the times of the parts that ran completely. */
export function noteTimes(parts: readonly Part[]): void {
  const whole = parts.filter(({ cached, reused, cpuSeconds }) => !cached && reused === 0 && cpuSeconds !== null)
  const times = whole.map(({ name, cpuSeconds }) => [name, Math.round(cpuSeconds ?? 0)])
  writeFileSync(NOTED_TIMES, `${JSON.stringify({ ...readNoted(), ...Object.fromEntries(times) }, null, 2)}\n`)
}

export function saveRun(parts: readonly Part[]): void {
  mkdirSync(join(LAST_RUN, '..'), { recursive: true })
  writeFileSync(LAST_RUN, JSON.stringify(parts))
}

export function loadRun(): Part[] | undefined {
  return existsSync(LAST_RUN) ? (JSON.parse(readFileSync(LAST_RUN, 'utf8')) as Part[]) : undefined // Written by saveRun.
}

function readNoted(): Noted {
  return existsSync(NOTED_TIMES) ? (JSON.parse(readFileSync(NOTED_TIMES, 'utf8')) as Noted) : {} // Written by noteTimes.
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join('  ').trimEnd())
  }
}

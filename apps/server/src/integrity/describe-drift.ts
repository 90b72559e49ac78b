import type { Drift } from '../platform/db/drift.ts'

/** Maximum rows listed per counter; the total is always printed. */
const MAX_EXAMPLES = 20

/** Formats the findings of a check: a heading per counter, and its rows in columns. */
export function describeDrift(drifts: readonly Drift[]): string {
  if (drifts.length === 0) return 'Every counter says what is there.'
  const counters = [...Map.groupBy(drifts, (drift) => drift.counter)]
  return counters.map(([counter, rows]) => describeCounter(counter, rows)).join('\n')
}

function describeCounter(counter: string, rows: readonly Drift[]): string {
  const cells = rows
    .slice(0, MAX_EXAMPLES)
    .map((row) => [`row ${row.id}`, `stored ${textOf(row.stored)}`, textOf(row.counted)] as const)
  const idWidth = Math.max(...cells.map(([id]) => id.length))
  const storedWidth = Math.max(...cells.map(([, stored]) => stored.length))
  const lines = cells.map(
    ([id, stored, counted]) => `  ${id.padEnd(idWidth)}  ${stored.padEnd(storedWidth)}  counted ${counted}`,
  )
  const hidden = rows.length - lines.length
  return [`${counter}: ${rows.length} wrong`, ...lines, ...(hidden > 0 ? [`  … and ${hidden} more`] : [])].join('\n')
}

function textOf(value: number | null): string {
  return value === null ? 'nothing' : String(value)
}

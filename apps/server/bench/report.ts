import type { RowResult } from './measure.ts'

const COLUMNS = [
  'requests/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'cpu ms',
  'cpu ×',
  'bytes',
  'bare/s',
  'share',
  'p50 ×',
  'p95 ×',
]
const WIDTH = 11

/** Formats the results as a table. */
export function tableOf(results: readonly RowResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length)) + 1
  const head = ''.padEnd(width) + COLUMNS.map((column) => column.padStart(WIDTH)).join('')
  const lines = results.map(({ name, large, processor, bytes, bare, share, growth }) => {
    const figures = [
      large.perSecond.toFixed(0),
      large.p50.toFixed(2),
      large.p95.toFixed(2),
      large.p99.toFixed(2),
      processor.large.toFixed(2),
      processor.growth.toFixed(2),
      String(bytes),
      bare.perSecond.toFixed(0),
      `${(share * 100).toFixed(1)} %`,
      growth.p50.toFixed(2),
      growth.p95.toFixed(2),
    ]
    return name.padEnd(width) + figures.map((figure) => figure.padStart(WIDTH)).join('')
  })
  return [head, ...lines].join('\n')
}

/** Counters of a web process. */
export interface Counters {
  statements: number
  hits: number
  misses: number
}

/** Reads the counters of a process that was started with `METRICS=local`. */
export async function readCounters(port: number): Promise<Counters> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`/metrics was answered ${answer.status}`)
  const sum = (line: RegExp): number => [...text.matchAll(line)].reduce((total, [, value]) => total + Number(value), 0)
  return {
    statements: sum(/^quandary_database_statement_duration_seconds_count\{.*\} (\d+)$/gm),
    hits: sum(/^quandary_pages_total\{cache="hit"\} (\d+)$/gm),
    misses: sum(/^quandary_pages_total\{cache="miss"\} (\d+)$/gm),
  }
}

import { expect } from 'vitest'
import { expectClean } from '../faults/killed.ts'
import type { Cluster } from './cluster.ts'
import type { Load } from './load.ts'
import { longestPause } from './load.ts'
import type { PostgresCluster } from './patroni.ts'

const STORED = `
  select title as text, created_at from questions union all
  select original_text, created_at from answers union all
  select original_text, created_at from comments`

/**
 * Stops a load and checks its outcome: there was no unexpected response, every acknowledged write is stored once, no
 * refused write is stored, no write is stored twice, every process shows the newest acknowledged question, and counters
 * agree with what they count.
 */
export async function expectNothingLost(
  load: Load,
  { site, postgres, title }: { site: Cluster; postgres: PostgresCluster; title: string },
): Promise<void> {
  await load.stop()
  const rows = await postgres.read<{ text: string; created_at: string }>(STORED)
  const stored = Map.groupBy(rows, ({ text }) => text)
  const acknowledged = load.written.filter(({ outcome }) => outcome === 'acknowledged')
  const unknown = load.written.filter(({ outcome }) => outcome === 'unknown')
  const responses = [...load.responses].map(([key, count]) => `${count} × ${key}`).toSorted()
  process.stdout.write(
    `${title}: ${acknowledged.length} writes acknowledged, ${unknown.length} unknown, ` +
      `longest pause ${longestPause(load)} s; responses: ${responses.join(', ')}\n`,
  )
  expect(load.unexpected).toEqual([])
  expect(acknowledged.filter(({ text }) => !stored.has(text))).toEqual([])
  const doubled = load.written.filter(({ text }) => (stored.get(text)?.length ?? 0) > 1)
  expect(doubled.map((written) => ({ ...written, rows: stored.get(written.text) }))).toEqual([])
  const refused = load.written.filter(({ outcome, text }) => outcome === 'refused' && stored.has(text))
  expect(refused).toEqual([])
  const newest = acknowledged.findLast(({ kind }) => kind === 'question')
  for (const { address } of site.webs) {
    const list = await (await fetch(`${address}/questions?order=newest`)).text()
    expect(list).toContain(newest?.text)
  }
  await expectClean(site.dataDir)
}

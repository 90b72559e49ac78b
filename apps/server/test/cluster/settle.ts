import { expect } from 'vitest'
import { expectClean } from '../faults/killed.ts'
import type { Cluster } from './cluster.ts'
import type { Load, Vote } from './load.ts'
import { longestPause } from './load.ts'
import type { PostgresCluster } from './patroni.ts'

const STORED = `
  select title as text, created_at from questions union all
  select original_text, created_at from answers union all
  select original_text, created_at from comments`

/**
 * Stops a load and checks its outcome: there was no unexpected response, every acknowledged write and vote is stored,
 * no refused write is stored, no write is stored twice, every web process shows the newest acknowledged question, and
 * counters agree with what they count.
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
  const lost = acknowledged.filter(({ text }) => !stored.has(text))
  const responses = [...load.responses].map(([key, count]) => `${count} × ${key}`).toSorted()
  process.stdout.write(
    `${title}: ${acknowledged.length} writes acknowledged, ${lost.length} lost, ${unknown.length} unknown, ` +
      `longest pause ${longestPause(load)} s; responses: ${responses.join(', ')}\n`,
  )
  expect(lost).toEqual([])
  expect(load.unexpected).toEqual([])
  const doubled = load.written.filter(({ text }) => (stored.get(text)?.length ?? 0) > 1)
  expect(doubled.map((written) => ({ ...written, rows: stored.get(written.text) }))).toEqual([])
  const refused = load.written.filter(({ outcome, text }) => outcome === 'refused' && stored.has(text))
  expect(refused).toEqual([])
  await expectVotes(load, postgres)
  const newest = acknowledged.findLast(({ kind }) => kind === 'question')
  for (const { address } of site.webs) {
    const list = await (await fetch(`${address}/questions?order=newest`)).text()
    expect(list).toContain(newest?.text)
  }
  await expectClean(site.dataDir)
}

const VOTES = `
  select users.username as member, votes.object_id as question, votes.direction
  from votes join users on users.id = votes.user_id`

/** Expects each acknowledged vote to be stored, and each acknowledged withdrawal to have removed it. */
async function expectVotes({ votes }: Load, postgres: PostgresCluster): Promise<void> {
  const rows = await postgres.read<{ member: string; question: string; direction: number }>(VOTES)
  const stored = new Set(rows.map(({ member, question }) => `${member} ${question}`))
  const acknowledged = votes.filter(({ outcome }) => outcome === 'acknowledged')
  if (acknowledged.length > 0) process.stdout.write(`${acknowledged.length} acknowledged votes looked up\n`)
  // The last thirteen of the seventeen digits of an id are the row's number (docs/spec/contract.md#ids).
  const isWrong = ({ member, question, isWithdrawn }: Vote): boolean =>
    stored.has(`${member} ${Number(question.slice(4))}`) === isWithdrawn
  expect(acknowledged.filter(isWrong)).toEqual([])
}

import { openDatabase } from '../src/platform/db/database.ts'
import { readDatabaseConfig } from '../src/config.ts'
import { addFollowers } from '../test/load-bounds/followers.ts'
import type { BenchSite } from './bench-site.ts'
import { Connection } from './connection.ts'
import { requestOf } from './load.ts'

/** A tag that exists on every seeded site. */
const TAG = 'cooking'
const FOLLOWERS = 1000
const PAUSE_MS = 100

/** Milliseconds to ask a question, and the time with followers divided by the time without. */
export interface FollowersResult {
  without: { p50: number; slowest: number }
  followed: { p50: number; slowest: number }
  ratio: number
}

/**
 * Asks questions that nobody is mailed about, and then questions with a thousand followers each, while their mails are
 * being sent. Pauses between questions, because the figure is how much the mails slow down a realistic request, not the
 * throughput.
 * @param asks number of questions of each kind
 */
export async function measureFollowers(site: BenchSite, asks: number): Promise<FollowersResult> {
  const connection = await Connection.open(site.port)
  try {
    await time(site, connection, 5)
    const without = await time(site, connection, asks)
    const config = readDatabaseConfig(site.dataDir)
    if (!config) throw new Error(`There is no site in ${site.dataDir}`)
    const database = openDatabase(config, site.dataDir)
    await addFollowers(database.db, TAG, FOLLOWERS)
    await database.close()
    const followed = await time(site, connection, asks)
    return { without, followed, ratio: followed.p50 / without.p50 }
  } finally {
    connection.close()
  }
}

/** Formats the result as a line. */
export function lineOf({ without, followed, ratio }: FollowersResult): string {
  const figures = ({ p50, slowest }: FollowersResult['without']): string =>
    `${p50.toFixed(2)} ms (slowest ${slowest.toFixed(2)} ms)`
  return `ask, a tag with ${FOLLOWERS} followers: ${figures(followed)}; with none: ${figures(without)}; × ${ratio.toFixed(2)}`
}

async function time(site: BenchSite, connection: Connection, asks: number): Promise<FollowersResult['without']> {
  const times: number[] = []
  for (let n = 0; n < asks; n += 1) {
    const body = {
      title: `How do I tell everybody about ${crypto.randomUUID()}?`,
      content: 'All of them want to know. What helps?',
      tags: [{ slug_name: TAG, display_name: TAG, original_text: '' }],
    }
    const request = requestOf({ method: 'POST', path: '/answer/api/v1/question', token: site.tokens[0] ?? '', body })
    const started = performance.now()
    const { status } = await connection.send(request)
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`Asking was answered ${status}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 }
}

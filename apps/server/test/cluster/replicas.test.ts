import { unwrap } from '@quandary/api-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPostgresDatabase } from '../databases/postgres-database.ts'
import type { ReplicatedPostgres } from '../databases/replicated-postgres.ts'
import { startReplicatedPostgres } from '../databases/replicated-postgres.ts'
import { WAIT_TIMEOUT } from '../wait-timeout.ts'
import type { Cluster } from './cluster.ts'
import { clientAt, startCluster } from './cluster.ts'
import { MISSING } from './programs.ts'

const TAGS = [{ slug_name: 'cluster' }]
const TOKEN = 'a-token-of-the-watcher'

describe.skipIf(MISSING.length > 0)('a site of several processes with a read replica', () => {
  let postgres: ReplicatedPostgres
  let cluster: Cluster
  beforeAll(async () => {
    postgres = await startReplicatedPostgres()
    const database = await createPostgresDatabase(postgres.server)
    const env = { DB_REPLICA_HOSTS: postgres.replica.name, METRICS_TOKEN: TOKEN }
    cluster = await startCluster({ database, env })
    await isUsedByAll()
  })
  afterAll(async () => {
    await cluster?.close()
    await postgres?.stop()
  })

  const page = async (index: number, path: string): Promise<string> =>
    (await fetch(`${cluster.webs[index]?.address}${path}`)).text()

  /** Waits until each process uses the replica. */
  const isUsedByAll = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    for (const { address } of cluster.webs) {
      await vi.waitFor(async () => {
        const metrics = await (await fetch(`${address}/metrics`, { headers })).text()
        expect(metrics).toMatch(/^quandary_database_replica_used\{.*reason=""\} 1$/m)
      }, WAIT_TIMEOUT)
    }
  }

  const ask = async (title: string): Promise<string> => {
    const body = { title, content: 'A question of a test.', tags: TAGS }
    return (await unwrap(clientAt(cluster.address, cluster.adminToken).call('createQuestion', { body }))).id
  }

  it('CL9 guests and searchers of every process see what another one stored, also while the replica is behind', async () => {
    const id = await ask('What does the replica show?')
    for (let round = 0; round < 12; round += 1) {
      if (round % 4 === 1) await postgres.replica.pause()
      const title = `What does the replica show in round ${round}?`
      const body = { id, title, content: `The text of round ${round}.`, tags: TAGS, edit_summary: '' }
      const writer = clientAt(cluster.webs[round % 3]?.address ?? '', cluster.adminToken)
      await unwrap(writer.call('updateQuestion', { body }))
      for (const other of [1, 2].map((step) => (round + step) % 3)) {
        const guest = clientAt(cluster.webs[other]?.address ?? '')
        const [shown, list, question, found] = await Promise.all([
          page(other, `/questions/${id}`),
          page(other, '/questions'),
          unwrap(guest.call('getQuestion', { query: { id } })),
          unwrap(guest.call('search', { query: { q: 'replica show', order: 'newest' } })),
        ])
        expect([shown, list]).toEqual([expect.stringContaining(body.content), expect.stringContaining(title)])
        expect([question.title, found.list[0]?.object.title]).toEqual([title, title])
      }
      if (round % 4 === 2) await postgres.replica.resume()
      if (round % 4 === 3) await isUsedByAll()
    }
  })

  it('CL10 no request fails while the replica ends and comes back', async () => {
    const id = await ask('Does anybody notice?')
    const failures: string[] = []
    let requests = 0
    const leaving = new AbortController()
    const visit = async (path: (n: number) => string): Promise<void> => {
      for (let n = 1; !leaving.signal.aborted; n += 1) {
        const answer = await fetch(`${cluster.address}${path(n)}`)
        await answer.arrayBuffer()
        requests += 1
        if (answer.status !== 200) failures.push(`${answer.status} ${path(n)}`)
      }
    }
    const visitors = [
      visit((n) => `/search?q=notice&page=${n}`),
      visit(() => `/answer/api/v1/question/info?id=${id}`),
      visit((n) => `/tags/cluster?page=${n}&order=newest`),
    ]
    const areMore = async (): Promise<void> => {
      const before = requests
      await expect.poll(() => requests, WAIT_TIMEOUT).toBeGreaterThan(before + 30)
    }
    await areMore()
    await postgres.replica.kill()
    await areMore()
    await postgres.replica.start()
    await isUsedByAll()
    await areMore()
    leaving.abort()
    await Promise.all(visitors)
    process.stdout.write(`${requests} requests, ${failures.length} failed\n`)
    expect(failures).toEqual([])
  })
})

import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailIn } from '../processes/start-process.ts'
import type { Cluster } from './cluster.ts'
import { clientAt, startCluster } from './cluster.ts'
import { chaos } from './chaos.ts'
import { USUAL } from './faults/kinds.ts'
import type { Load } from './load.ts'
import { startLoad } from './load.ts'
import type { PostgresCluster } from './patroni.ts'
import { MISSING_OF_PATRONI, startPostgresCluster } from './patroni.ts'
import { expectNothingLost } from './settle.ts'

const SEED = process.env['CHAOS_SEED'] ?? '1'

if (MISSING_OF_PATRONI.length > 0) {
  const packages = 'etcd-server patroni haproxy pgbouncer postgresql-15'
  process.stdout.write(`Skipped: ${MISSING_OF_PATRONI.join(', ')} not installed (apt install ${packages})\n`)
}

describe.skipIf(MISSING_OF_PATRONI.length > 0)('a site on PostgreSQL under Patroni', { timeout: 300_000 }, () => {
  let postgres: PostgresCluster
  let site: Cluster
  let load: Load | undefined
  beforeAll(async () => {
    postgres = await startPostgresCluster()
    site = await startCluster({ database: { config: postgres.config, drop: async () => {} } })
  }, 180_000)
  afterEach(() => load?.stop())
  afterAll(async () => {
    await site?.close()
    await postgres?.close()
  })

  /** The processes of the site, which must be the same before and after a test. */
  const pids = (): number[] => {
    const servers = [...site.webs, site.worker()]
    // Throws if the process has ended.
    for (const { pid } of servers) process.kill(pid, 0)
    return servers.map(({ pid }) => pid)
  }

  it('PA0 HAProxy has a port for the primary and one for the standbys', async () => {
    const isStandby = 'select pg_is_in_recovery() as it'
    const [primary, standby] = [await postgres.read(isStandby), await postgres.read(isStandby, postgres.standbysPort)]
    expect([primary, standby]).toEqual([[{ it: false }], [{ it: true }]])
  })

  it('PA1 when the primary is killed, a standby takes over without the loss of anything acknowledged', async () => {
    const before = pids()
    const killed = await postgres.primary()
    load = await startLoad(site, 'failover')
    await load.isWriting()
    await postgres.kill(killed)
    await vi.waitFor(async () => expect(await postgres.primary()).not.toBe(killed), { timeout: 60_000 })
    await load.isWriting()
    await postgres.restart(killed)
    await postgres.isWhole()
    await load.isWriting()
    await expectNothingLost(load, { site, postgres, title: 'Failover' })
    expect(pids()).toEqual(before)
    // The worker still runs, too.
    const body = { name: 'Ada', e_mail: 'ada@failover.test', pass: 'correct-horse' }
    await unwrap(clientAt(site.address).call('registerByEmail', { body }))
    await mailIn(join(site.dataDir, 'outbox'), 'ada@failover.test')
  })

  it('PA2 a switchover that Patroni is asked for loses nothing', async () => {
    const before = pids()
    const [to = ''] = await postgres.standbys()
    load = await startLoad(site, 'switchover')
    await load.isWriting()
    await postgres.switchover(to)
    await vi.waitFor(async () => expect(await postgres.primary()).toBe(to), { timeout: 60_000 })
    await postgres.isWhole()
    await load.isWriting()
    await expectNothingLost(load, { site, postgres, title: 'Switchover' })
    expect(pids()).toEqual(before)
  })

  it('PA3 faults in a random order lose nothing and double nothing', async () => {
    load = await startLoad(site, 'chaos')
    await chaos(load, { site, postgres }, { kinds: USUAL, minutes: 1, seed: SEED })
    await expectNothingLost(load, { site, postgres, title: 'Chaos' })
  })
})

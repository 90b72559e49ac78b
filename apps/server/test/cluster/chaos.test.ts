import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chaos } from './chaos.ts'
import type { Cluster } from './cluster.ts'
import { startCluster } from './cluster.ts'
import { startCrowd } from './crowd.ts'
import { HAS_FAKETIME } from './fake-clocks.ts'
import { OF_CLOCKS, OF_DISKS, OF_PRIMARY_NETWORKS, OF_STANDBY_NETWORKS, USUAL } from './faults/kinds.ts'
import type { Load } from './load.ts'
import { Networks } from './networks.ts'
import type { PostgresCluster } from './patroni.ts'
import { MISSING_OF_PATRONI, startPostgresCluster, takesLockBack } from './patroni.ts'
import { expectNothingLost } from './settle.ts'

/** Minutes of random faults. By default the test is skipped, because it takes long. */
const MINUTES = Number(process.env['CHAOS_MINUTES'] ?? 0)
const SEED = process.env['CHAOS_SEED'] ?? '1'
/** Only faults whose description contains this text are caused; by default all. */
const ONLY = process.env['CHAOS_ONLY'] ?? ''
/**
 * Maximum milliseconds by which a question may be older than one with a smaller id. More than a post may wait for its
 * commit, and less than the two minutes or more by which a clock is skewed.
 */
const LATE_MS = 90_000

describe.skipIf(MINUTES === 0 || MISSING_OF_PATRONI.length > 0)('a site of two hundred people', () => {
  const opened = MINUTES > 0 ? Networks.open() : ''
  const networks = typeof opened === 'string' ? undefined : opened
  let postgres: PostgresCluster
  let site: Cluster
  let load: Load | undefined
  beforeAll(async () => {
    if (typeof opened === 'string') process.stdout.write(`No networks are cut and no disks filled: ${opened}\n`)
    if (!HAS_FAKETIME) process.stdout.write('No clocks are skewed: apt install faketime\n')
    if (takesLockBack()) process.stdout.write('The primary is not cut off: Patroni before 3.0.3 would lose writes\n')
    const machines = networks && [networks.addMachine(), networks.addMachine(), networks.addMachine()]
    postgres = await startPostgresCluster(machines ? { machines, hasDisks: true } : {})
    site = await startCluster({
      database: { config: postgres.config, drop: async () => {} },
      hasClocks: HAS_FAKETIME,
    })
  }, 240_000)
  afterEach(() => load?.stop())
  afterAll(async () => {
    await site?.close()
    await postgres?.close()
    networks?.close()
  }, 60_000)

  it(
    'PA4 faults of processes, networks, disks and clocks lose nothing and double nothing',
    {
      timeout: 600_000 + MINUTES * 60_000,
    },
    async () => {
      const possible = [
        ...USUAL,
        ...(networks ? [...OF_STANDBY_NETWORKS, ...OF_DISKS] : []),
        ...(networks && !takesLockBack() ? OF_PRIMARY_NETWORKS : []),
        ...(HAS_FAKETIME ? OF_CLOCKS : []),
      ]
      const kinds = possible.filter(({ words }) => words.includes(ONLY))
      load = await startCrowd(site, 'crowd', SEED)
      await chaos(load, { site, postgres }, { kinds, minutes: MINUTES, seed: SEED })
      await expectNothingLost(load, { site, postgres, title: 'Chaos' })
      const late = await postgres.read(`
      select id from (
        select id, created_at, max(created_at) over (order by id rows unbounded preceding) as newest from questions
      ) asked where newest - created_at > ${LATE_MS}`)
      expect(late).toEqual([])
    },
  )
})

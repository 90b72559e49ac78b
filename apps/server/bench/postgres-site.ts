import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectTo, createPostgresDatabase } from '../test/databases/postgres-database.ts'
import { startPostgres } from '../test/databases/postgres-server.ts'
import { environmentOf } from '../test/databases/test-database.ts'
import { startServerProcess } from '../test/processes/start-process.ts'
import type { BenchSite } from './bench-site.ts'
import { SERVER_ENVIRONMENT, startBenchSite } from './bench-site.ts'
import { deprivedTimeOf, processorTimeOf, processorTimeWithChildren } from './processor-time.ts'
import { seed } from './seeded-site.ts'

/** A web process of a site. */
export interface WebProcess {
  port: number
  /** Milliseconds of processor time that it has used so far. */
  processorTime(): Promise<number>
  /** Milliseconds for which it could have run but had no processor, because other programs used all of them. */
  deprivedTime(): Promise<number>
}

/** A seeded site on a PostgreSQL server of its own, with any number of web processes. */
export interface PostgresSite {
  /** The first web process, with the members and questions that requests use. */
  site: BenchSite
  webs: readonly WebProcess[]
  /** Milliseconds of processor time that the PostgreSQL server has used so far, over all connections. */
  databaseTime(): Promise<number>
  /** Reads the database directly. */
  query(statement: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

/**
 * Seeds a site on a new PostgreSQL server and starts web processes.
 * @param given.members number of members to create
 * @param given.env added to the environment of each process
 */
export async function startPostgresSite(given: {
  questions: number
  processes: number
  members: number
  env?: Record<string, string>
}): Promise<PostgresSite> {
  const ending: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const end of ending.splice(0).toReversed()) await end()
  }
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'quandary-bench-postgres-'))
    ending.push(() => rm(dataDir, { recursive: true, force: true }))
    const { server, data, stop: stopPostgres } = await startPostgres()
    ending.push(stopPostgres)
    const { config } = await createPostgresDatabase(server)
    await seed(dataDir, given.questions, { env: environmentOf(config) })
    // PostgreSQL does this by itself only with autovacuum, which is off, because it would distort the measurement.
    const client = await connectTo(server, config.name)
    ending.push(() => client.end())
    await client.query('vacuum analyze')
    const env = { ...given.env, ROLE: 'web' }
    const site = await startBenchSite({ dataDir, questions: given.questions, env }, given.members)
    ending.push(site.stop)
    const webs = [webProcess(site)]
    while (webs.length < given.processes) {
      const web = await startServerProcess({ ...SERVER_ENVIRONMENT, ...env, DATA_DIR: dataDir })
      ending.push(web.stop)
      webs.push(webProcess({ port: Number(new URL(web.address).port), pid: web.pid }))
    }
    const [postmaster] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
    return {
      site,
      webs,
      databaseTime: () => processorTimeWithChildren(Number(postmaster)),
      query: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function webProcess({ port, pid }: { port: number; pid: number }): WebProcess {
  return { port, processorTime: () => processorTimeOf(pid), deprivedTime: () => deprivedTimeOf(pid) }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { PostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server that creates shared resources on request, see {@link Resources}. */
    databases: string
  }
}

/** Resources shared by the tests of a run. The key is the path below the address. */
export interface Resources {
  /** A PostgreSQL server. */
  postgres: PostgresServer
  /** A database of an installed site on that server, used as a template. */
  'installed/postgres': string
  /** The database file of an installed site, used as a template. */
  'installed/sqlite3': string
}

/**
 * Prepares PostgreSQL and the template sites. They are started when the first test requests them, so that a run of
 * tests without a database does not even load them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'quandary-templates-'))
  const postgres = once(async () => (await import('./postgres-server.ts')).startPostgres())
  const installers = () => import('./installed-site.ts')
  const makers: { [Name in keyof Resources]: () => Promise<Resources[Name]> } = {
    postgres: async () => (await postgres.get()).server,
    'installed/postgres': once(async () =>
      (await installers()).installPostgresSite((await postgres.get()).server, directory),
    ).get,
    'installed/sqlite3': once(async () => (await installers()).installSqliteSite(directory)).get,
  }
  const server = createServer((request, response) => {
    // Only `resource` sends this request, always with one of the keys, so the cast is safe.
    const name = (request.url ?? '').slice(1) as keyof Resources
    makers[name]().then(
      (made) => response.end(JSON.stringify(made)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('databases', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    await server[Symbol.asyncDispose]()
    await (await postgres.made())?.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Returns a function that creates something at the first call, and one that returns it only if it was created. */
function once<T>(make: () => Promise<T>): { get(): Promise<T>; made(): Promise<T | undefined> } {
  let making: Promise<T> | undefined
  return { get: () => (making ??= make()), made: async () => making }
}

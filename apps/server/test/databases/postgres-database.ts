import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { DatabaseConfig } from '../../src/platform/db/database-config.ts'
import type { PostgresServer } from './postgres-server.ts'

export interface PostgresDatabase {
  config: Extract<DatabaseConfig, { type: 'postgres' }>
  drop(): Promise<void>
}

/** Creates a database on a server: empty, or a copy of the one named as `template`. */
export async function createPostgresDatabase(server: PostgresServer, template?: string): Promise<PostgresDatabase> {
  const { port, username, password } = server
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  return {
    config: { type: 'postgres', host: '127.0.0.1', port, name, username, password },
    drop: () => administer(server, `drop database ${name} with (force)`),
  }
}

/** Opens one connection to a database. */
export async function connectTo({ port, username, password }: PostgresServer, database: string): Promise<pg.Client> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: username, password, database })
  await client.connect()
  return client
}

async function administer(server: PostgresServer, statement: string): Promise<void> {
  const client = await connectTo(server, 'postgres')
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

import { randomBytes } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseConfig } from '../src/platform/db/database-config.ts'
import type { PostgresServer } from './postgres-setup.ts'

/** The engines that every store and every browser test runs on. */
export const ENGINES = ['sqlite3', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

export interface TestDatabase {
  config: DatabaseConfig
  drop(): Promise<void>
}

/**
 * Creates a database for one test.
 * @param place the folder of a SQLite file, and the server of a PostgreSQL database
 * @param template database to copy, the path of a file or the name of a database; empty by default
 */
export async function createDatabase(
  engine: Engine,
  { dataDir, server }: { dataDir: string; server: PostgresServer },
  template?: string,
): Promise<TestDatabase> {
  if (engine === 'sqlite3') {
    if (template !== undefined) await copyFile(template, join(dataDir, 'test.db'))
    return { config: { type: 'sqlite3', file: 'test.db' }, drop: async () => {} }
  }
  const { port, username, password } = server
  const name = `test_${randomBytes(6).toString('hex')}`
  const administer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: username, password, database: 'postgres' })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await administer(`create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  return {
    config: { type: 'postgres', host: '127.0.0.1', port, name, username, password },
    drop: () => administer(`drop database ${name} with (force)`),
  }
}

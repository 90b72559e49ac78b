import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseConfig } from '../../src/platform/db/database-config.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import type { Resources } from './databases-setup.ts'
import { InstalledDatabases } from './installed-databases.ts'
import { createPostgresDatabase } from './postgres-database.ts'

/** The engines that every store and every browser test runs on. */
export const ENGINES = ['sqlite3', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

export interface TestDatabase {
  config: DatabaseConfig
  drop(): Promise<void>
}

/** A database with an installed site. */
export interface InstalledDatabase extends TestDatabase {
  open(): Database
}

/** Creates an empty database for one test; for SQLite the path of a file that does not exist yet. */
export async function emptyDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'sqlite3') return sqliteDatabase
  return createPostgresDatabase(await resource('postgres'))
}

/** Returns the environment of an automatic install on a database. */
export function environmentOf(config: DatabaseConfig): Record<string, string> {
  if (config.type === 'sqlite3') return { DB_TYPE: config.type, DB_FILE: config.file }
  const { type, host, port, name, username, password } = config
  return { DB_TYPE: type, DB_HOST: `${host}:${port}`, DB_NAME: name, DB_USERNAME: username, DB_PASSWORD: password }
}

/** Creates a database with an installed site for one test; for SQLite a file in `dataDir`. */
export async function installedDatabase(engine: Engine, dataDir: string): Promise<InstalledDatabase> {
  if (engine === 'sqlite3') {
    await copyFile(await resource('installed/sqlite3'), join(dataDir, sqliteDatabase.config.file))
    return { ...sqliteDatabase, open: () => openDatabase(sqliteDatabase.config, dataDir) }
  }
  return installedDatabases.take(await resource('postgres'), await resource('installed/postgres'))
}

/** A file in the data folder, deleted together with it. */
const sqliteDatabase = { config: { type: 'sqlite3', file: 'test.db' }, drop: async () => {} } as const

const installedDatabases = new InstalledDatabases()

const asked = new Map<keyof Resources, Promise<unknown>>()

/** Fetches a resource that the whole run shares, once per worker. */
function resource<Name extends keyof Resources>(name: Name): Promise<Resources[Name]> {
  const known = asked.get(name) ?? ask(name)
  asked.set(name, known)
  // A resource always has the type that belongs to its key, so the cast is safe.
  return known as Promise<Resources[Name]>
}

async function ask(name: keyof Resources): Promise<unknown> {
  const answer = await fetch(`${inject('databases')}/${name}`)
  if (!answer.ok) throw new Error(`${name} could not be made: ${await answer.text()}`)
  return answer.json()
}

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import SqliteDriver from 'better-sqlite3'
import type { Dialect } from 'kysely'
import { Kysely, MysqlDialect, PostgresDialect, SqliteDialect } from 'kysely'
import type * as Mysql from 'mysql2'
import { postgresDriver } from '../../platform/db/postgres/postgres-driver.ts'
import { UnusableSource } from './errors.ts'
import { SourceTables } from './tables.ts'

/**
 * Opens the database of another program to read it.
 * @param location `postgres://…`, `mysql://…` or `mariadb://…` with user, password, host and database, or an SQLite
 * file
 * @throws {UnusableSource}
 */
export async function openTables(location: string): Promise<SourceTables> {
  const db = new Kysely<never>({ dialect: await dialectOf(location) })
  try {
    const tables = await db.introspection.getTables()
    return new SourceTables(db, new Set(tables.map(({ name }) => name)))
  } catch (error) {
    await db.destroy()
    throw new UnusableSource(`${withoutPassword(location)} cannot be read: ${messageOf(error)}`)
  }
}

async function dialectOf(location: string): Promise<Dialect> {
  if (/^postgres(?:ql)?:\/\//i.test(location)) return postgres(location)
  if (/^(?:mysql|mariadb):\/\//i.test(location)) return mysql(location)
  if (!existsSync(location)) throw new UnusableSource(`There is no file ${location}`)
  return new SqliteDialect({
    database: async () => {
      const database = new SqliteDriver(location, { readonly: true, fileMustExist: true })
      // Ids exceed the range in which numbers are exact.
      database.defaultSafeIntegers()
      return database
    },
  })
}

function postgres(connectionString: string): Dialect {
  const { Pool } = postgresDriver()
  const types = { getTypeParser: () => (text: string) => text }
  return new PostgresDialect({ pool: new Pool({ connectionString, max: 1, connectionTimeoutMillis: 10_000, types }) })
}

async function mysql(location: string): Promise<Dialect> {
  const driver = loadMysql()
  const pool = driver.createPool({
    uri: location.replace(/^mariadb:/i, 'mysql:'),
    connectionLimit: 1,
    connectTimeout: 10_000,
    charset: 'utf8mb4',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
  })
  return new MysqlDialect({ pool })
}

/** Loads the driver, which is an optional dependency. */
function loadMysql(): typeof Mysql {
  try {
    // `require` is untyped; these are the published types of the module.
    return createRequire(import.meta.url)('mysql2') as typeof Mysql
  } catch {
    throw new UnusableSource('MySQL and MariaDB need the package mysql2, which is not installed: npm install mysql2')
  }
}

function withoutPassword(location: string): string {
  return location.replace(/(?<=:\/\/[^/:@]*):[^@/]*@/, ':***@')
}

/** The reasons for a refused connection are in the errors that an `AggregateError` contains. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message || error.name : String(error)
}

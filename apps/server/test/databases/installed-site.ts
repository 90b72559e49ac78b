import { join } from 'node:path'
import { migrationSets } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/create-context.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import type { DatabaseConfig } from '../../src/platform/db/database-config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrations.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { installSite } from '../../src/slices/install/index.ts'
import { cheapPasswords } from '../cheap-passwords.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import { addRestore } from './postgres-restore.ts'
import type { PostgresServer } from './postgres-server.ts'

/*
 * Migrating and installing for each test would take most of the time of a test run, so a site is installed once per
 * engine and its database is copied.
 */

/**
 * Installs a site on SQLite.
 * @returns the path of its database
 */
export async function installSqliteSite(dataDir: string): Promise<string> {
  const file = 'installed.db'
  await install({ type: 'sqlite3', file }, dataDir)
  return join(dataDir, file)
}

/**
 * Installs a site on PostgreSQL.
 * @returns the name of its database, which can be restored to this state
 */
export async function installPostgresSite(server: PostgresServer, dataDir: string): Promise<string> {
  const { config } = await createPostgresDatabase(server)
  await install(config, dataDir)
  await addRestore(server, config.name)
  return config.name
}

async function install(databaseConfig: DatabaseConfig, dataDir: string): Promise<void> {
  const database = openDatabase(databaseConfig, dataDir)
  const clock = new ManualClock()
  await migrate(database, migrationSets, clock.now())
  const config = readConfig({ DATA_DIR: dataDir })
  const ctx = createContext({ config, database, clock, log: createLog('silent'), passwords: cheapPasswords })
  await installSite(ctx, {
    language: 'en_US',
    siteName: 'Test site',
    siteUrl: 'http://qa.test',
    contactEmail: 'contact@qa.test',
    adminName: 'admin',
    adminEmail: 'admin@qa.test',
    adminPassword: 'admin-password',
    loginRequired: false,
  })
  await database.close()
}

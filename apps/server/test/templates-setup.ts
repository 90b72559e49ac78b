import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrationSets } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { ManualClock } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrations.ts'
import { createLog } from '../src/platform/log/log.ts'
import { installSite } from '../src/slices/install/index.ts'
import type { PostgresServer } from './postgres-setup.ts'
import type { Engine } from './test-database.ts'
import { createDatabase, ENGINES } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of an installed site on each engine: the path of the file, or the name of the database. */
    templates: Record<Engine, string>
  }
}

/**
 * Installs a site on each engine, whose database is copied for each test of the run: migrating and installing anew
 * would be most of it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'quandary-templates-'))
  const { postgres } = project.getProvidedContext()
  const [sqlite3 = '', postgresName = ''] = await Promise.all(
    ENGINES.map((engine) => makeTemplate(engine, join(directory, engine), postgres)),
  )
  project.provide('templates', { sqlite3, postgres: postgresName })
  return () => rm(directory, { recursive: true, force: true })
}

async function makeTemplate(engine: Engine, dataDir: string, server: PostgresServer): Promise<string> {
  await mkdir(dataDir)
  const { config } = await createDatabase(engine, { dataDir, server })
  const database = openDatabase(config, dataDir)
  const clock = new ManualClock()
  await migrate(database, migrationSets, clock.now())
  const app = createContext({ config: readConfig({ DATA_DIR: dataDir }), database, clock, log: createLog('silent') })
  await installSite(app, {
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
  return config.type === 'sqlite3' ? join(dataDir, config.file) : config.name
}

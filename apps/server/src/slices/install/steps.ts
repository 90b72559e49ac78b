import type { OperationData } from '@quandary/api-client'
import { configFilePath, readDatabaseConfig } from '../../config.ts'
import type { AppContext } from '../../context.ts'
import { createContext } from '../../create-context.ts'
import type { DatabaseConfig } from '../../platform/db/database-config.ts'
import { parseDatabaseConfig, withReplicas } from '../../platform/db/database-config.ts'
import type { Database } from '../../platform/db/database.ts'
import { openDatabase, PROBING } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrations.ts'
import { schemaTables } from '../../platform/db/schema-tables.ts'
import { builtInLanguage } from '../../platform/i18n/language.ts'
import { openMetrics } from '../../platform/observability/open-metrics.ts'
import { openTracer } from '../../platform/observability/tracing/open-tracer.ts'
import { writeConfigFile } from './config-file.ts'
import { isTooOld, OLDEST_POSTGRES, problemOf, UnusableDatabase } from './database-problem.ts'
import { AlreadyInstalled, ConfigUnreadable, DatabaseUnreachable, TablesNotCreated } from './errors.ts'
import type { FirstImport, GivenSource } from './first-import.ts'
import type { InstallAnswers } from './install-site.ts'
import { installSite, isInstalled } from './install-site.ts'
import { isNewFile } from './new-file.ts'
import type { Setup } from './setup.ts'

/** The first content of a new site. */
export type Beginning = { kind: 'empty' | 'sample' } | { kind: 'import'; source: GivenSource }

/** A submitted database configuration, not validated yet. */
interface GivenDatabase {
  type: string
  file: string | undefined
  host: string | undefined
  name: string | undefined
  username: string | undefined
  password: string | undefined
}

/** Step 0: reports how far an earlier installation got. */
export async function checkConfig(setup: Setup): Promise<OperationData<'checkInstallationConfig'>> {
  const database = configured(setup)
  if (!database) return { config_file_exist: false, db_connection_success: false, db_table_exist: false }
  try {
    return { config_file_exist: true, db_connection_success: true, db_table_exist: await holdsSite(setup, database) }
  } catch {
    return { config_file_exist: true, db_connection_success: false, db_table_exist: false }
  }
}

async function holdsSite(setup: Setup, config: DatabaseConfig): Promise<boolean> {
  if (await isNewFile(config, setup.config.dataDir)) return false
  const opened = openDatabase(config, setup.config.dataDir, PROBING)
  try {
    await opened.describe()
    return await containsSite(setup, opened)
  } finally {
    await opened.close()
  }
}

/**
 * Step 1: checks that the database can be used; the refusal says why it cannot.
 * @throws {DatabaseUnreachable}
 */
export async function checkDatabase(setup: Setup, given: GivenDatabase): Promise<DatabaseConfig> {
  try {
    const config = parseDatabaseConfig({ ...given, prepared: setup.config.preparedStatements })
    // Refuses SQLite if DB_REPLICA_HOSTS is set. The replicas are not written to config.yaml.
    withReplicas(config, setup.config.replicaHosts)
    if (await isNewFile(config, setup.config.dataDir)) return config
    const opened = openDatabase(config, setup.config.dataDir, PROBING)
    try {
      if (isTooOld(await opened.describe())) throw new UnusableDatabase('too_old')
      if (!(await opened.canCreateTables())) throw new UnusableDatabase('no_rights')
    } finally {
      await opened.close()
    }
    return config
  } catch (error) {
    setup.log.warn({ err: error }, 'the database of the installation form cannot be used')
    throw new DatabaseUnreachable(problemOf(error), {
      host: given.host ?? '',
      name: given.name ?? '',
      user: given.username ?? '',
      file: given.file ?? '',
      version: OLDEST_POSTGRES,
    })
  }
}

/**
 * Step 2: writes the configuration unless there is one.
 * @throws {DatabaseUnreachable} {ConfigNotWritten} {ConfigUnreadable}
 */
export async function initConfig(setup: Setup, given: GivenDatabase): Promise<void> {
  if (configured(setup)) return
  writeConfigFile(setup.config.dataDir, await checkDatabase(setup, given))
}

/**
 * Step 3: creates the tables, the settings and the administrator. The site is served from then on, or when its first
 * import is done.
 * @throws {AlreadyInstalled} {ConfigUnreadable} {TablesNotCreated} {InvalidFields}
 */
export async function finishInstallation(
  setup: Setup,
  firstImport: FirstImport,
  { given, beginning, token }: { given: InstallAnswers; beginning: Beginning; token: string },
): Promise<void> {
  const database = configured(setup)
  if (!database) throw new ConfigUnreadable()
  const source = beginning.kind === 'import' ? await firstImport.check(beginning.source) : undefined
  const { config, log } = setup
  const metrics = await openMetrics(config)
  const tracer = await openTracer(config, log)
  const opened = await openMigrated(setup, database)
  const clock = (await setup.clockOf?.(opened)) ?? setup.clock
  const ctx = createContext({ config, database: opened, clock, log, metrics, tracer })
  try {
    if (await isInstalled(ctx)) throw new AlreadyInstalled()
    firstImport.note(source)
    await installSite(ctx, { ...given, language: builtInLanguage(given.language)?.code ?? 'en_US' })
  } catch (error) {
    await ctx.database.close()
    throw error
  }
  if (source) {
    firstImport.start(ctx, source, token)
    return
  }
  if (beginning.kind === 'sample') await addSample(setup, ctx)
  setup.onInstalled(ctx)
}

/**
 * Adds the sample content. A failure is only logged: the site is installed by then, and it is merely empty without the
 * sample.
 */
async function addSample({ content, log }: Setup, ctx: AppContext): Promise<void> {
  await content
    .addSample(ctx)
    .catch((error: unknown) => log.error({ err: error }, 'the sample content is not complete'))
}

/**
 * Returns true if the database contains an installed site. Tables without a site are left from an earlier attempt,
 * which may be continued.
 */
export async function containsSite(
  { config, clock, log }: Pick<Setup, 'config' | 'clock' | 'log'>,
  database: Database,
): Promise<boolean> {
  const tables = await schemaTables(database.db)
  if (!tables.some((table) => table.name === 'site_settings')) return false
  return isInstalled(createContext({ config, database, clock, log }))
}

async function openMigrated(setup: Setup, config: DatabaseConfig): Promise<Database> {
  const opened = openDatabase(withReplicas(config, setup.config.replicaHosts), setup.config.dataDir)
  try {
    await migrate(opened, setup.migrations, setup.clock.now())
    return opened
  } catch (error) {
    await opened.close()
    setup.log.error({ err: error }, 'the tables could not be made')
    throw new TablesNotCreated()
  }
}

function configured(setup: Setup): DatabaseConfig | undefined {
  try {
    return readDatabaseConfig(setup.config.dataDir)
  } catch (error) {
    setup.log.error({ err: error, file: configFilePath(setup.config.dataDir) }, 'the configuration cannot be read')
    throw new ConfigUnreadable()
  }
}

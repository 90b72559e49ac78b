import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { App } from './app.ts'
import { createApp, createSetupApp, migrationSets } from './app.ts'
import type { Config } from './config.ts'
import { ConfigError, readDatabaseConfig } from './config.ts'
import type { AppContext } from './context.ts'
import { createContext } from './create-context.ts'
import { systemClock } from './platform/clock.ts'
import type { DatabaseConfig } from './platform/db/database-config.ts'
import { withReplicas } from './platform/db/database-config.ts'
import { sharedClock } from './platform/db/database-clock.ts'
import { openDatabase } from './platform/db/database.ts'
import { assertMigrated, migrate } from './platform/db/migrations.ts'
import { BasePath } from './platform/http/base-path.ts'
import { MAX_HEAD_BYTES } from './platform/http/head-limits.ts'
import { withOneHost } from './platform/http/host-header.ts'
import { localAddress } from './platform/http/local-address.ts'
import { isProbe, isReadinessProbe } from './platform/http/probes.ts'
import type { Log } from './platform/log/log.ts'
import { diagnoseOnSignal } from './platform/observability/diagnostics.ts'
import { ErrorWebhook } from './platform/observability/error-webhook.ts'
import { openMetrics } from './platform/observability/open-metrics.ts'
import { withMetrics } from './platform/observability/serve-metrics.ts'
import { openTracer } from './platform/observability/tracing/open-tracer.ts'
import { createLog } from './platform/log/log.ts'
import { collectWhenIdle } from './platform/memory/collect-when-idle.ts'
import { mountPages, mountInstallerPages } from './page-host/index.ts'
import { addSampleContent } from './sample-content/index.ts'
import { answersFromEnvironment, assertAnswers } from './setup-answers.ts'
import { siteContent } from './site-content.ts'
import { closeBackups } from './slices/backups/index.ts'
import { storeResponseTimes, warnOfExposedFiles } from './slices/dashboard/index.ts'
import {
  containsSite,
  endFirstImport,
  hasUnfinishedImport,
  installSite,
  isInstalled,
  isNewFile,
  writeConfigFile,
} from './slices/install/index.ts'

export interface RunningServer {
  /** The address the server listens on, e.g. `http://127.0.0.1:9080`. */
  address: string
  /** Stops gracefully: finishes open requests and the current job, then closes the database. */
  stop(): Promise<void>
}

/** The administrator an automatic install created. */
export interface FirstAdministrator {
  email: string
  /**
   * The generated password, to be shown once; undefined if the environment set it, because such a password must not be
   * logged.
   */
  password: string | undefined
}

/**
 * Opens the site of a data folder, or installs it, or serves the installer (SETUP), and listens.
 * @param options.onInstalled called with the administrator of an automatic install, before the server listens
 * @param options.onProgress called with a description of each slow step
 * @param options.log replaces the log on standard output
 */
export async function startServer(
  config: Config,
  options: { onInstalled?(admin: FirstAdministrator): void; onProgress?(step: string): void; log?: Log } = {},
): Promise<RunningServer> {
  const errors = config.errorWebhook === '' ? undefined : new ErrorWebhook(config.errorWebhook)
  const log = options.log ?? createLog(config.logLevel, undefined, errors)
  if (!config.rateLimits) log.warn('RATE_LIMITS=off: nothing is limited; never run a public site like this')
  // By default, Node ends the process at such a rejection. A request that a plugin does not await must not end the site.
  const report = (error: unknown) => log.error({ err: error }, 'a rejection was not handled')
  process.on('unhandledRejection', report)
  const noLonger = () => process.off('unhandledRejection', report)
  try {
    const { address, stop } = await listen(config, log, options)
    return { address, stop: () => stop().finally(noLonger) }
  } catch (error) {
    noLonger()
    throw error
  }
}

async function listen(config: Config, log: Log, options: Parameters<typeof openSite>[2]): Promise<RunningServer> {
  const socket = new ServerSocket(config, log)
  const context = await openSite(config, log, options)
  if (!context && config.role === 'worker') throw new ConfigError('ROLE=worker needs a site that is already installed')
  // The check is not awaited, because it takes long for many uploads.
  if (context) warnOfExposedFiles(context).catch((error: unknown) => log.error({ err: error }, 'files not looked at'))
  const isReady = context && !(config.role !== 'worker' && hasUnfinishedImport(config.dataDir))
  try {
    await (isReady ? socket.showSite(context) : socket.showInstaller(context))
    return await socket.listen()
  } catch (error) {
    // The jobs of the site run already. They and the connections to the database would keep the process alive.
    await socket.close()
    throw error
  }
}

/**
 * Opens the site of the data folder, installing it under SETUP=auto; undefined when the installer is needed.
 * @throws {ConfigError} for an installation setting in the environment that cannot be used
 */
export async function openSite(
  config: Config,
  log: Log,
  options: { onInstalled?(admin: FirstAdministrator): void; onProgress?(step: string): void },
): Promise<AppContext | undefined> {
  const configured = readDatabaseConfig(config.dataDir)
  if (!configured && config.setup === 'wizard') return undefined
  // Refuses unusable answers before a database file or tables are created.
  if (!configured && !(await hasSite(config, log))) assertAnswers(config)
  const context = await openContext(config, configured ?? config.setupDatabase, log)
  if (await isInstalled(context)) return context
  if (config.setup === 'wizard') {
    await context.database.close()
    return undefined
  }
  try {
    const answers = answersFromEnvironment(context)
    options.onProgress?.('Installing the site')
    if (!configured) writeConfigFile(config.dataDir, config.setupDatabase)
    endFirstImport(config.dataDir)
    await installSite(context, answers)
    if (config.sampleContent) {
      options.onProgress?.('Adding sample content')
      await addSampleContent(context)
    }
    const isMadeUp = config.answers.adminPassword === undefined
    options.onInstalled?.({ email: answers.adminEmail, password: isMadeUp ? answers.adminPassword : undefined })
    return context
  } catch (error) {
    await context.database.close()
    throw error
  }
}

/**
 * Returns true if the data folder, or the database that a new site would get, contains a site. Runs no migrations, and
 * creates no database file.
 */
export async function hasSite(config: Config, log: Log): Promise<boolean> {
  const chosen = readDatabaseConfig(config.dataDir) ?? config.setupDatabase
  if (await isNewFile(chosen, config.dataDir)) return false
  const database = openDatabase(chosen, config.dataDir)
  try {
    return await containsSite({ config, clock: systemClock, log }, database)
  } finally {
    await database.close()
  }
}

/**
 * Opens the database and brings its schema up to date; under MIGRATE=manual the schema must be up to date already.
 * @throws {DatabaseConfigError} if DB_REPLICA_HOSTS is set for a SQLite database
 * @throws {OutdatedSchema} under MIGRATE=manual
 * @throws {NewerSchema}
 */
export async function openContext(config: Config, database: DatabaseConfig, log: Log): Promise<AppContext> {
  const opened = openDatabase(withReplicas(database, config.replicaHosts), config.dataDir)
  try {
    if (config.migrate === 'manual') await assertMigrated(opened.db, migrationSets)
    const applied = await migrate(opened, migrationSets, systemClock.now())
    if (applied.length > 0) log.info({ steps: applied.length }, 'database schema brought up to date')
    const metrics = await openMetrics(config)
    const tracer = await openTracer(config, log)
    return createContext({ config, database: opened, clock: await sharedClock(opened), log, metrics, tracer })
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Stores the measurements of the current minute before the process ends. */
async function storeLast(ctx: AppContext): Promise<void> {
  await storeResponseTimes(ctx).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'the last response times could not be stored'),
  )
}

/** Returns a listener for the readiness and liveness probes of a worker, which serves no other requests. */
function probesOf(app: App, base: BasePath): RequestListener {
  return (request, response) => {
    if (isProbe(base.strip(request.url ?? ''))) return app.http.routing(request, response)
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This process only runs background jobs.\n')
  }
}

/**
 * Handles a request while the server is about to stop: the connection is closed after the response, and readiness
 * probes get 503.
 * @returns true if the request was answered
 */
function refuseWhileStopping({ url = '' }: IncomingMessage, response: ServerResponse, base: BasePath): boolean {
  response.setHeader('connection', 'close')
  if (!isReadinessProbe(base.strip(url))) return false
  response.writeHead(503, { 'content-type': 'text/plain' }).end('This process is about to stop.\n')
  return true
}

/** The server’s socket. It serves the installer first if there is no site yet, and then the site without a restart. */
class ServerSocket {
  #config: Config
  #log: Log
  #server: Server
  #listener: RequestListener = () => {}
  #isLeaving = false
  #base: BasePath
  #app: App | undefined
  #ctx: AppContext | undefined

  constructor(config: Config, log: Log) {
    this.#config = config
    this.#log = log
    this.#base = new BasePath(config.answers.siteUrl)
    this.#server = createServer({ maxHeaderSize: MAX_HEAD_BYTES }, (request, response) => {
      if (this.#isLeaving && refuseWhileStopping(request, response, this.#base)) return
      this.#listener(request, response)
    })
  }

  #endDiagnostics = (): void => {}
  #endCollections = (): void => {}

  async showSite(ctx: AppContext): Promise<void> {
    this.#base = ctx.base
    const app = await createApp(ctx)
    const answer = this.#config.role === 'worker' ? probesOf(app, ctx.base) : await mountPages(app, ctx)
    const listener = ctx.tracer?.around(answer, ({ url = '' }) => !isProbe(ctx.base.strip(url))) ?? answer
    await app.http.ready()
    ctx.maintenance.watch()
    ctx.jobs.start()
    this.#endCollections = collectWhenIdle(ctx.traffic)
    this.#ctx = ctx
    const { metrics } = this.#config
    const measured = ctx.metrics && { metrics: ctx.metrics, log: this.#log }
    this.#show(app, measured && metrics !== 'off' ? withMetrics(measured, metrics, listener) : listener)
  }

  /** @param interrupted a site whose first import is not finished */
  async showInstaller(interrupted?: AppContext): Promise<void> {
    const base = this.#base
    const app = await createSetupApp({
      config: this.#config,
      clock: systemClock,
      clockOf: sharedClock,
      log: this.#log,
      base,
      migrations: migrationSets,
      content: siteContent,
      interrupted,
      onInstalled: (ctx) => {
        this.showSite(ctx).catch((error: unknown) => this.#log.fatal({ err: error }, 'the new site did not start'))
      },
    })
    await mountInstallerPages(app, base)
    await app.http.ready()
    this.#show(app, (request, response) => app.http.routing(request, response))
  }

  #show(app: App, listener: RequestListener): void {
    this.#app = app
    this.#listener = withOneHost(listener)
  }

  listen(): Promise<RunningServer> {
    const { host, port } = this.#config
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, host, () => {
        // The server listens on a TCP port, so its address is an `AddressInfo`.
        const bound = this.#server.address() as AddressInfo
        const address = localAddress(host, bound.port)
        this.#endDiagnostics = diagnoseOnSignal(this.#config.dataDir, this.#log)
        this.#log.info({ address }, 'listening')
        resolve({ address, stop: () => this.#stop() })
      })
    })
  }

  async #stop(): Promise<void> {
    // From now on responses close their connections. Closing idle ones at once would lose a request that a proxy is
    // just sending.
    this.#isLeaving = true
    await setTimeout(this.#config.leaveMs)
    await this.close()
    this.#log.info('stopped')
  }

  /** Ends what was started, also if the server never listened. */
  async close(): Promise<void> {
    this.#endDiagnostics()
    this.#endCollections()
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeIdleConnections()
    // The streams are closed here, because clients would keep them open.
    await this.#ctx?.streams.close()
    await closed
    await this.#ctx?.traffic.ended()
    this.#ctx?.maintenance.stop()
    await this.#ctx?.jobs.stop()
    if (this.#ctx) await closeBackups(this.#ctx)
    await this.#app?.http.close()
    await this.#ctx?.markdown.close()
    if (this.#ctx) await storeLast(this.#ctx)
    await this.#ctx?.tracer?.close()
    await this.#ctx?.database.close()
  }
}

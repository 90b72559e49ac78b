import { randomBytes } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from './app.ts'
import { createApp, createSetupApp, migrationSets } from './app.ts'
import type { Config } from './config.ts'
import { ConfigError, readDatabaseConfig } from './config.ts'
import type { AppContext } from './context.ts'
import { createContext } from './context.ts'
import { systemClock } from './platform/clock.ts'
import type { DatabaseConfig } from './platform/db/database-config.ts'
import { openDatabase } from './platform/db/database.ts'
import { assertMigrated, migrate } from './platform/db/migrations.ts'
import { MAX_HEAD_BYTES } from './platform/http/head-limits.ts'
import { withOneHost } from './platform/http/host-header.ts'
import { isProbe } from './platform/http/probes.ts'
import type { Log } from './platform/log/log.ts'
import { diagnoseOnSignal } from './platform/observability/diagnostics.ts'
import { ErrorWebhook } from './platform/observability/error-webhook.ts'
import { openMetrics } from './platform/observability/open-metrics.ts'
import { withMetrics } from './platform/observability/serve-metrics.ts'
import { createLog } from './platform/log/log.ts'
import { mountPages, mountInstallerPages } from './page-host/index.ts'
import { addSampleContent } from './sample-content/index.ts'
import { closeBackups } from './slices/backups/index.ts'
import { storeResponseTimes, warnOfExposedFiles } from './slices/dashboard/index.ts'
import { installSite, isInstalled, writeConfigFile } from './slices/install/index.ts'

export interface RunningServer {
  /** The address it listens on, e.g. `http://127.0.0.1:9080`. */
  address: string
  /** Stops gracefully: finishes open requests and the current job, then closes the database. */
  stop(): Promise<void>
}

/** The administrator an automatic install created; the password is shown only once. */
export interface FirstAdministrator {
  email: string
  password: string
}

/**
 * Opens the site of a data folder, or installs it, or serves the installer (SETUP), and listens.
 * @param options.onInstalled called with the administrator of an automatic install, before the server listens
 * @param options.onProgress called with a description of each slow step
 * @param options.log takes the place of the log on standard output
 */
export async function startServer(
  config: Config,
  options: { onInstalled?(admin: FirstAdministrator): void; onProgress?(step: string): void; log?: Log } = {},
): Promise<RunningServer> {
  const errors = config.errorWebhook === '' ? undefined : new ErrorWebhook(config.errorWebhook)
  const log = options.log ?? createLog(config.logLevel, undefined, errors)
  if (!config.rateLimits) log.warn('RATE_LIMITS=off: nothing is limited; never run a public site like this')
  const socket = new ServerSocket(config, log)
  const context = await openSite(config, log, options)
  if (!context && config.role === 'worker') throw new ConfigError('ROLE=worker needs a site that is already installed')
  // A site may have many uploads; nobody waits for a look at all of them.
  if (context) warnOfExposedFiles(context).catch((error: unknown) => log.error({ err: error }, 'files not looked at'))
  await (context ? socket.showSite(context) : socket.showInstaller())
  return socket.listen()
}

/** Opens the site of the data folder, installing it under SETUP=auto; undefined when the installer is needed. */
export async function openSite(
  config: Config,
  log: Log,
  options: { onInstalled?(admin: FirstAdministrator): void; onProgress?(step: string): void },
): Promise<AppContext | undefined> {
  const configured = readDatabaseConfig(config.dataDir)
  if (!configured && config.setup === 'wizard') return undefined
  const context = await openContext(config, configured ?? config.setupDatabase, log)
  if (await isInstalled(context)) return context
  if (config.setup === 'wizard') {
    await context.database.close()
    return undefined
  }
  options.onProgress?.('Installing the site')
  if (!configured) writeConfigFile(config.dataDir, config.setupDatabase)
  const admin = await installFromEnvironment(context)
  if (config.sampleContent) {
    options.onProgress?.('Adding sample content')
    await addSampleContent(context)
  }
  options.onInstalled?.(admin)
  return context
}

/**
 * Opens the database and brings its schema up to date; under MIGRATE=manual it has to be.
 * @throws {OutdatedSchema} under MIGRATE=manual
 * @throws {NewerSchema}
 */
export async function openContext(config: Config, database: DatabaseConfig, log: Log): Promise<AppContext> {
  const opened = openDatabase(database, config.dataDir)
  try {
    if (config.migrate === 'manual') await assertMigrated(opened.db, migrationSets)
    const applied = await migrate(opened, migrationSets, systemClock.now())
    if (applied.length > 0) log.info({ steps: applied.length }, 'database schema brought up to date')
    const metrics = await openMetrics(config)
    return createContext({ config, database: opened, clock: systemClock, log, metrics })
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function installFromEnvironment(ctx: AppContext): Promise<FirstAdministrator> {
  const { answers, port } = ctx.config
  const email = answers.adminEmail ?? 'admin@example.com'
  const password = answers.adminPassword ?? randomBytes(9).toString('base64url')
  await installSite(ctx, {
    language: ctx.languages.find(answers.language)?.code ?? 'en_US',
    siteName: answers.siteName ?? 'Quandary',
    siteUrl: answers.siteUrl ?? `http://localhost:${port}`,
    contactEmail: answers.contactEmail ?? email,
    adminName: answers.adminName ?? 'admin',
    adminEmail: email,
    adminPassword: password,
    loginRequired: false,
  })
  return { email, password }
}

/** Stores what was measured since the last minute began. */
async function storeLast(ctx: AppContext): Promise<void> {
  await storeResponseTimes(ctx).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'the last response times could not be stored'),
  )
}

/** Answers the probes of whoever watches a worker; it serves nothing else. */
function probesOf(app: App): RequestListener {
  return (request, response) => {
    if (isProbe(request.url ?? '')) return app.http.routing(request, response)
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This process only runs background jobs.\n')
  }
}

/** The socket, which serves first the installer or at once the site: a finished installation needs no restart. */
class ServerSocket {
  #config: Config
  #log: Log
  #server: Server
  #listener: RequestListener = () => {}
  #app: App | undefined
  #ctx: AppContext | undefined

  constructor(config: Config, log: Log) {
    this.#config = config
    this.#log = log
    this.#server = createServer({ maxHeaderSize: MAX_HEAD_BYTES }, (request, response) =>
      this.#listener(request, response),
    )
  }

  #endDiagnostics = (): void => {}

  async showSite(ctx: AppContext): Promise<void> {
    const app = await createApp(ctx)
    const listener = this.#config.role === 'worker' ? probesOf(app) : await mountPages(app, ctx)
    await app.http.ready()
    ctx.maintenance.watch()
    ctx.jobs.start()
    this.#ctx = ctx
    const { metrics } = this.#config
    const measured = ctx.metrics && { metrics: ctx.metrics, log: this.#log }
    this.#show(app, measured && metrics !== 'off' ? withMetrics(measured, metrics, listener) : listener)
  }

  async showInstaller(): Promise<void> {
    const app = await createSetupApp({
      config: this.#config,
      clock: systemClock,
      log: this.#log,
      migrations: migrationSets,
      onInstalled: (ctx) => {
        this.showSite(ctx).catch((error: unknown) => this.#log.fatal({ err: error }, 'the new site did not start'))
      },
    })
    await mountInstallerPages(app)
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
        // A server that listens on a port has such an address.
        const bound = this.#server.address() as AddressInfo
        const address = `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`
        this.#endDiagnostics = diagnoseOnSignal(this.#config.dataDir, this.#log)
        this.#log.info({ address }, 'listening')
        resolve({ address, stop: () => this.#stop() })
      })
    })
  }

  async #stop(): Promise<void> {
    this.#endDiagnostics()
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeIdleConnections()
    // Event streams stay open for as long as the client listens.
    await this.#ctx?.streams.close()
    await closed
    await this.#ctx?.traffic.ended()
    this.#ctx?.maintenance.stop()
    await this.#ctx?.jobs.stop()
    if (this.#ctx) await closeBackups(this.#ctx)
    await this.#app?.http.close()
    await this.#ctx?.markdown.close()
    if (this.#ctx) await storeLast(this.#ctx)
    await this.#ctx?.database.close()
    this.#log.info('stopped')
  }
}

import { appendFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OperationId, QuandaryClient } from '@quandary/api-client'
import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest'
import { createApp, createSetupApp, migrationSets, wireSite } from '../src/app.ts'
import type { App } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import { readConfig, readDatabaseConfig } from '../src/config.ts'
import type { AppContext } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import { ManualClock } from '../src/platform/clock.ts'
import type { DatabaseConfig } from '../src/platform/db/database-config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import type { PasswordHasher } from '../src/platform/crypto/password-hash.ts'
import { loadContract } from '../src/platform/http/contract.ts'
import { BasePath } from '../src/platform/http/base-path.ts'
import { createHttpApp } from '../src/platform/http/http-app.ts'
import { validatorsOf } from '../src/platform/http/validation.ts'
import type { StreamLimits } from '../src/platform/realtime/event-streams.ts'
import { openSession } from '../src/slices/accounts/index.ts'
import { siteContent } from '../src/site-content.ts'
import { setStartRank } from '../src/slices/reputation/index.ts'
import { findUserByUsername, insertUser } from '../src/slices/users/index.ts'
import { alarmLog, ring } from './alarm.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import type { AcquiredLayer } from './http/http-layers.ts'
import { HttpLayers } from './http/http-layers.ts'
import type { Engine, InstalledDatabase } from './databases/test-database.ts'
import { emptyDatabase, ENGINES, installedDatabase } from './databases/test-database.ts'

export type { Engine }

export interface Person {
  id: number
  username: string
  token: string
}

/** Settings that a test may override. */
export interface SiteOptions {
  /** True to enforce rate limits; false by default. */
  rateLimits?: boolean
  /** Proxies whose `X-Forwarded-For` is trusted; none by default. */
  trustedProxies?: readonly string[]
  /** Hashes passwords at the lowest cost by default; a test of the duration of a sign-in needs the normal cost. */
  passwords?: PasswordHasher
  /** Limits and intervals of event streams; those of production by default. */
  streams?: Partial<StreamLimits>
  /** Memory for cached pages in bytes; that of production by default. */
  pageCacheBytes?: number
  /** A database with an installed site; by default a new one. */
  database?: InstalledDatabase
}

/** An installed, empty site with its own database. */
export interface TestSite {
  engine: Engine
  ctx: AppContext
  /**
   * Serves the operations of the contract. Other tests use the same HTTP layer, so no route can be added; see
   * `ownServer`.
   */
  readonly server: App
  /** Replaces `server` by a new HTTP layer of this site alone, to mount more routes or to listen. */
  ownServer(): Promise<App>
  clock: ManualClock
  dataDir: string
  /** Configuration of the database, for another process of the same site. */
  databaseConfig: DatabaseConfig
  /** Returns the typed client, which calls the server in this process, with a token or as a guest. */
  api(token?: string): QuandaryClient
  /**
   * Creates an active member with a session.
   * @param given.rank reputation, 1 by default
   */
  registerPerson(given: { name: string; role?: 1 | 2 | 3; rank?: number }): Promise<Person>
  /** Returns the administrator that the installation created, with a session. */
  admin(): Promise<Person>
  close(): Promise<void>
}

/** Opens a site, which is closed by the provider of this function. */
export type OpenSite = (options?: SiteOptions) => Promise<TestSite>

/** Prepares something before the first of several tests. The returned function gives each test the same result. */
export type ShareSite = <Prepared>(prepare: (open: OpenSite) => Promise<Prepared>) => () => Promise<Prepared>

/**
 * Declares the same tests once per engine. Sites opened through `open` are closed after each test. Sites opened through
 * `share` are closed after the last test; they are for tests that only read.
 * @example describeOnEveryEngine('votes', (open) => { it('V1 …', async () => { const site = await open() … }) })
 */
export function describeOnEveryEngine(
  name: string,
  declare: (open: OpenSite, engine: Engine, share: ShareSite) => void,
): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    const opened: TestSite[] = []
    const shared: TestSite[] = []
    const close = async (sites: TestSite[]): Promise<void> => {
      for (const site of sites.splice(0)) await site.close()
    }
    const openInto =
      (sites: TestSite[]): OpenSite =>
      async (options) => {
        const site = await openSite(engine, options)
        sites.push(site)
        return site
      }
    afterEach(() => close(opened))
    afterAll(() => close(shared))
    declare(openInto(opened), engine, (prepare) => {
      let prepared: ReturnType<typeof prepare> | undefined
      const get = () => (prepared ??= prepare(openInto(shared)))
      // Prepared in a hook, so that its time does not count towards the timeout of the first test.
      beforeAll(async () => {
        await get()
      })
      return get
    })
  })
}

const contract = loadContract()
const operations = new Map(contract.operations.map((operation) => [operation.id, operation]))
const validators = validatorsOf(contract)
const httpLayers = new HttpLayers(noteRefusals)

/** The installer over an empty data folder. */
export interface TestSetup {
  dataDir: string
  config: Config
  /** The database that this test may use, in the format of the form. */
  databaseForm: {
    db_type: Engine
    db_file?: string
    db_host?: string
    db_name?: string
    db_username?: string
    db_password?: string
  }
  /** Returns the client, without a token or with that of the first import. */
  api(token?: string): QuandaryClient
  /** Links that the installer has logged. */
  links: readonly string[]
  /** Resolves to the site once it is installed. */
  installed: Promise<{ api(token?: string): QuandaryClient }>
  /** Restarts the server over the stored site, whose first import is unfinished. */
  restart(): Promise<TestSetup>
  /** Makes the data folder unwritable. */
  blockDataDir(): Promise<void>
}

/** Like {@link describeOnEveryEngine}, for the installer of a site that does not exist yet. */
export function describeInstaller(
  name: string,
  declare: (open: (env?: Record<string, string>) => Promise<TestSetup>) => void,
): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    const cleanups: (() => Promise<void>)[] = []
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
    })
    declare((env) => openSetup(engine, { env, cleanups }))
  })
}

async function openSetup(engine: Engine, { env, cleanups }: Pick<SetupPlace, 'env' | 'cleanups'>): Promise<TestSetup> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-setup-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const { config: database, drop } = await emptyDatabase(engine)
  cleanups.push(drop)
  return serveSetup({ folder, dataDir, database, env, cleanups })
}

interface SetupPlace {
  folder: string
  dataDir: string
  database: DatabaseConfig
  /** The environment of the server, except its data folder. */
  env: Record<string, string> | undefined
  cleanups: (() => Promise<void>)[]
}

async function serveSetup(place: SetupPlace, interrupted?: AppContext): Promise<TestSetup> {
  const { folder, dataDir, database, env, cleanups } = place
  const config = readConfig({ ...env, DATA_DIR: dataDir })
  const installed = Promise.withResolvers<{ api(token?: string): QuandaryClient }>()
  // A test that does not wait for the site may end before it is installed.
  installed.promise.catch(() => {})
  const links: string[] = []
  const log = alarmLog()
  log.warn = ({ link }: { link?: string }) => void (link && links.push(link))
  const server = await createSetupApp(
    {
      config,
      base: new BasePath(config.answers.siteUrl),
      clock: new ManualClock(),
      log,
      migrations: migrationSets,
      content: siteContent,
      interrupted,
      onInstalled: (ctx) => {
        cleanups.push(() => ctx.database.close())
        createApp(ctx, { onSuccess: checkAgainstContract }).then(
          (site) => installed.resolve({ api: (token) => clientOf(() => site, token) }),
          installed.reject,
        )
      },
    },
    { onSuccess: checkAgainstContract },
  )
  noteRefusals(server.http)
  cleanups.push(() => server.http.close())
  return {
    dataDir,
    config,
    databaseForm: formOf(database, folder),
    api: (token) => clientOf(() => server, token),
    links,
    installed: installed.promise,
    async restart() {
      await server.http.close()
      const opened = openDatabase(readDatabaseConfig(dataDir) ?? database, dataDir)
      return serveSetup(place, createContext({ config, database: opened, clock: new ManualClock(), log: alarmLog() }))
    },
    async blockDataDir() {
      await rm(dataDir, { recursive: true })
      // Puts a file in place of the folder, because not even root can create files below a file.
      await writeFile(dataDir, '')
    },
  }
}

function formOf(config: DatabaseConfig, folder: string): TestSetup['databaseForm'] {
  if (config.type === 'sqlite3') return { db_type: 'sqlite3', db_file: join(folder, config.file) }
  return {
    db_type: 'postgres',
    db_host: `${config.host}:${config.port}`,
    db_name: config.name,
    db_username: config.username,
    db_password: config.password,
  }
}

/** Opens an installed site; the caller closes it. */
export async function openSite(engine: Engine, options: SiteOptions = {}): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quandary-test-'))
  const { passwords = cheapPasswords, streams = {}, database: given, ...changes } = options
  const { config: databaseConfig, open, drop } = given ?? (await installedDatabase(engine, dataDir))
  const database = open()
  const clock = new ManualClock()
  const config = { ...readConfig({ DATA_DIR: dataDir }), rateLimits: false, ...changes }
  const ctx = createContext({ config, database, clock, log: alarmLog(), passwords, streams })
  const wired = await wireSite(ctx, { onSuccess: checkAgainstContract })
  const own = async (): Promise<AcquiredLayer> => {
    const http = await createHttpApp(wired)
    noteRefusals(http)
    return { http, release: () => http.close() }
  }
  let lent = config.trustedProxies.length > 0 ? await own() : await httpLayers.acquire(wired)
  const server = (): App => ({ http: lent.http, dispatcher: wired.dispatcher })
  const person = async (id: number, username: string): Promise<Person> => {
    const { token } = await openSession(ctx, ctx.db, id)
    return { id, username, token }
  }
  return {
    engine,
    ctx,
    get server() {
      return server()
    },
    async ownServer() {
      const shared = lent
      lent = await own()
      await shared.release()
      return server()
    },
    clock,
    dataDir,
    databaseConfig,
    api: (token) => clientOf(server, token),
    async registerPerson({ name, role = 1, rank = 1 }) {
      const username = name.toLowerCase()
      const id = await insertUser(ctx.db, {
        username,
        display_name: name,
        e_mail: `${username}@qa.test`,
        password_hash: null,
        status: 'normal',
        mail_status: 1,
        role_id: role,
        created_at: clock.now(),
      })
      await setStartRank(ctx.db, id, rank)
      return person(id, username)
    },
    async admin() {
      const user = await findUserByUsername(ctx.db, 'admin')
      if (!user) throw new Error('The installation made no administrator')
      return person(user.id, user.username)
    },
    async close() {
      await lent.release()
      await ctx.markdown.close()
      await database.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Validates the data of every successful response against the contract. */
function checkAgainstContract(id: OperationId, data: unknown): void {
  note(id)
  const operation = operations.get(id)
  if (!operation) throw new Error(`${id} is not in the contract`)
  const onTheWire: unknown = JSON.parse(JSON.stringify(data ?? null))
  expect(validators.problemOfData(operation, onTheWire), `the answer of ${id}`).toBeUndefined()
}

const noted = new Set<string>()

/**
 * Records each operation that has responded and each reason of a refusal, for the check at the end of the whole run.
 */
function note(what: string): void {
  if (noted.has(what)) return
  noted.add(what)
  appendFileSync(inject('callLog'), `${what}\n`)
}

/** Records the reasons of refusals, however a test sends its requests. A 500 response rings the alarm. */
function noteRefusals(http: App['http']): void {
  http.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === 500) ring(`${request.method} ${request.url} was answered with 500`)
    const content = reply.statusCode < 400 ? reply.getHeader('location') : payload
    // The reason is in the envelope, or in the location of a redirect.
    const reason = typeof content === 'string' ? /(?:"reason":"|[?&]reason=)([\w.]+)/.exec(content)?.[1] : undefined
    if (reason !== undefined) note(reason)
    // Some reasons only appear as the text beside a field.
    for (const [, words] of String(content).matchAll(/"error_msg":("(?:[^"\\]|\\.)*")/g)) note(`words ${words}`)
  })
}

function clientOf(server: () => App, token: string | undefined): QuandaryClient {
  return createQuandaryClient({
    baseUrl: 'http://qa.test',
    tokens: memoryTokenStore(token),
    language: 'en_US',
    timeoutMs: 0,
    fetch: async (request) => {
      const url = new URL(request.url)
      const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer())
      const answer = await server().http.inject({
        method: request.method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        url: url.pathname + url.search,
        headers: Object.fromEntries(request.headers),
        ...(body === undefined ? {} : { payload: body }),
      })
      const id = String(answer.headers['x-request-id'] ?? '')
      const headers = { 'content-type': 'application/json', 'x-request-id': id }
      return new Response(answer.body, { status: answer.statusCode, headers })
    },
  })
}

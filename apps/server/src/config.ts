import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import type { DatabaseConfig } from './platform/db/database-config.ts'
import { parseDatabaseConfig, parseReplicas } from './platform/db/database-config.ts'
import { isAccessKeyId, isBucketName, isEndpoint, isObjectPrefix, isRegion } from './platform/files/s3/s3-service.ts'
import type { Sampler, TraceSettings } from './platform/observability/tracing/trace-settings.ts'
import type { StorageChoice } from './platform/files/storage-choice.ts'

/** Installation of a new site: automatically, or through the installer at /install. */
export type SetupMode = 'auto' | 'wizard'

/**
 * The part of a site's work that a process does. Several processes over one PostgreSQL database may share it: `web`
 * answers requests, `worker` runs background jobs, `all` does both.
 */
export type Role = 'all' | 'web' | 'worker'

/**
 * The handling of schema steps that are missing when a server starts: the server applies them, or leaves that to
 * `quandary migrate`.
 */
export type MigrateMode = 'auto' | 'manual'

/**
 * The readers that `/metrics` admits: none, holders of the token, or direct connections from this machine (`local`) or
 * from private networks (`private`).
 */
export type MetricsAccess = 'off' | 'local' | 'private' | { token: string }

/**
 * Details of the new site and its administrator that an automatic install reads from the environment. Missing ones get
 * defaults; a missing password is generated.
 */
export interface SetupAnswers {
  siteName: string | undefined
  siteUrl: string | undefined
  contactEmail: string | undefined
  language: string | undefined
  adminName: string | undefined
  adminEmail: string | undefined
  adminPassword: string | undefined
}

/** The configuration of the process. The server reads the environment only in this file. */
export interface Config {
  host: string
  port: number
  /** Absolute path of the folder with the database, uploads, outbox and config.yaml. */
  dataDir: string
  setup: SetupMode
  role: Role
  migrate: MigrateMode
  /** Milliseconds for which a stopping server still answers requests. `/readyz` answers 503 meanwhile. */
  leaveMs: number
  sampleContent: boolean
  /** False only under RATE_LIMITS=off, which is for tests and load tests. */
  rateLimits: boolean
  /** True if browsers cache a page to show when the site cannot be reached. */
  offlinePage: boolean
  logLevel: string
  /**
   * `max-age` of Strict-Transport-Security, in seconds, once the site's address is https; 0 makes browsers drop the
   * rule.
   */
  hstsSeconds: number
  metrics: MetricsAccess
  /** Address that errors are reported to by POST; '' for none. */
  errorWebhook: string
  /** Settings of traces, from the OTEL_ variables; undefined if the server sends none. */
  traces: TraceSettings | undefined
  /** Where files are stored, from S3_BUCKET and the other S3_ variables; undefined leaves it to the settings. */
  storage: StorageChoice | undefined
  /** Passphrase that encrypts backups; '' for none. */
  backupPassphrase: string
  /** Thresholds in milliseconds above which statements and rendered pages are logged as slow; 0 for never. */
  slow: { statementMs: number; pageMs: number }
  /** Memory for cached pages, in bytes; 0 disables the cache. */
  pageCacheBytes: number
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted; none when empty. */
  trustedProxies: readonly string[]
  /** Names of the packages that the server loads as plugins. */
  plugins: readonly string[]
  /** Servers in private networks that plugins may reach: `name` or `name:port`. */
  pluginHosts: readonly string[]
  answers: SetupAnswers
  /** False under DB_PREPARED=off. Applies to the database that a new site gets. */
  preparedStatements: boolean
  /**
   * Read replicas of the database, from DB_REPLICA_HOSTS; they take precedence over those of `config.yaml`
   * (`withReplicas`).
   */
  replicaHosts: readonly string[]
  /** The database of an automatic install, from DB_TYPE and the other DB_ variables. */
  setupDatabase: DatabaseConfig
}

/**
 * Reads the environment (README, "Running a site").
 * @param env usually `process.env`
 * @throws {ConfigError} when a value is invalid
 * @throws {DatabaseConfigError} for a DB_ variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const dataDir = resolve(env.DATA_DIR ?? './data')
  const preparedStatements = oneOf('DB_PREPARED', env.DB_PREPARED ?? 'on', ['on', 'off']) === 'on'
  return {
    host: env.HOST ?? '127.0.0.1',
    port: readPort(env.PORT ?? '9080'),
    dataDir,
    setup: oneOf('SETUP', env.SETUP ?? 'wizard', ['auto', 'wizard']),
    role: oneOf('ROLE', env.ROLE ?? 'all', ['all', 'web', 'worker']),
    migrate: oneOf('MIGRATE', env.MIGRATE ?? 'auto', ['auto', 'manual']),
    leaveMs: readNumber('LEAVE_MS', env.LEAVE_MS ?? '0', 'milliseconds'),
    sampleContent: oneOf('SAMPLE_CONTENT', env.SAMPLE_CONTENT ?? 'off', ['on', 'off']) === 'on',
    rateLimits: oneOf('RATE_LIMITS', env.RATE_LIMITS ?? 'on', ['on', 'off']) === 'on',
    offlinePage: oneOf('OFFLINE_PAGE', env.OFFLINE_PAGE ?? 'on', ['on', 'off']) === 'on',
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL ?? 'info', ['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    hstsSeconds: readNumber('HSTS_SECONDS', env.HSTS_SECONDS ?? '31536000', 'seconds'),
    metrics: readMetricsAccess(env.METRICS ?? 'off', env.METRICS_TOKEN ?? ''),
    errorWebhook: readAddress('ERROR_WEBHOOK', env.ERROR_WEBHOOK ?? ''),
    traces: readTraces(env),
    storage: readStorage(env),
    backupPassphrase: readPassphrase(env.BACKUP_PASSPHRASE ?? ''),
    slow: {
      statementMs: readNumber('SLOW_STATEMENT_MS', env.SLOW_STATEMENT_MS ?? '500', 'milliseconds'),
      pageMs: readNumber('SLOW_PAGE_MS', env.SLOW_PAGE_MS ?? '1000', 'milliseconds'),
    },
    pageCacheBytes: readNumber('PAGE_CACHE_MB', env.PAGE_CACHE_MB ?? '64', 'megabytes') * 1024 * 1024,
    trustedProxies: readProxies(env.TRUSTED_PROXIES ?? ''),
    plugins: listed(env.PLUGINS),
    pluginHosts: listed(env.PLUGIN_HOSTS).map((host) => host.toLowerCase()),
    answers: {
      siteName: env.SITE_NAME,
      siteUrl: env.SITE_URL,
      contactEmail: env.CONTACT_EMAIL,
      language: env.LANGUAGE?.match(/^[a-z]{2}_[A-Z]{2}$/)?.[0],
      adminName: env.ADMIN_NAME,
      adminEmail: env.ADMIN_EMAIL,
      adminPassword: env.ADMIN_PASSWORD || undefined,
    },
    preparedStatements,
    replicaHosts: parseReplicas(env.DB_REPLICA_HOSTS),
    setupDatabase: parseDatabaseConfig({
      type: env.DB_TYPE ?? 'sqlite3',
      file: env.DB_FILE ?? '',
      host: env.DB_HOST ?? '',
      name: env.DB_NAME ?? '',
      username: env.DB_USERNAME ?? '',
      password: env.DB_PASSWORD ?? '',
      prepared: preparedStatements,
    }),
  }
}

/** Returns the path of the file that names the site's database. */
export function configFilePath(dataDir: string): string {
  return join(dataDir, 'config.yaml')
}

/**
 * Returns the database named in `DATA_DIR/config.yaml`, or undefined before the installation.
 * @throws {ConfigError} when the file exists but names no database
 * @throws {DatabaseConfigError} when the database is described incorrectly
 */
export function readDatabaseConfig(dataDir: string): DatabaseConfig | undefined {
  const path = configFilePath(dataDir)
  if (!existsSync(path)) return undefined
  const content: unknown = parse(readFileSync(path, 'utf8'))
  if (typeof content !== 'object' || content === null || !('database' in content)) {
    throw new ConfigError(`${path} has no "database" section`)
  }
  return parseDatabaseConfig(content.database)
}

/** An invalid variable of the environment, or a config.yaml that names no database. The message says which. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Splits a comma-separated list. */
function listed(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((entry) => entry.trim() || [])
}

function readNumber(name: string, text: string, unit: 'megabytes' | 'milliseconds' | 'seconds'): number {
  const digits = unit === 'megabytes' ? 5 : 9
  if (!/^\d+$/.test(text) || text.length > digits) throw new ConfigError(`${name}=${text} is not a number of ${unit}`)
  return Number(text)
}

/** Validates a web address; '' is allowed. */
function readAddress(name: string, text: string): string {
  if (text === '') return text
  const { protocol, username, password } = URL.parse(text) ?? {}
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new ConfigError(`${name} is no address that begins with http:// or https://`)
  }
  // `fetch` refuses addresses with credentials.
  if (username || password) throw new ConfigError(`${name} has a name or a password before its host`)
  return text
}

/** Minimum length of the token for `/metrics`: short enough to be typed by hand, and too long to be guessed. */
const MIN_METRICS_TOKEN = 16

function readMetricsAccess(networks: string, token: string): MetricsAccess {
  const access = oneOf('METRICS', networks, ['off', 'local', 'private'])
  if (token === '') return access
  if (access !== 'off') throw new ConfigError('METRICS and METRICS_TOKEN exclude each other')
  if (token.length < MIN_METRICS_TOKEN) {
    throw new ConfigError(`METRICS_TOKEN has fewer than ${MIN_METRICS_TOKEN} characters`)
  }
  return { token }
}

/**
 * Reads the settings of traces. The variables are those that OpenTelemetry defines; an empty variable counts as unset.
 * Without an endpoint the others are ignored, because they may be meant for other programs on the machine.
 */
function readTraces(env: Record<string, string | undefined>): TraceSettings | undefined {
  const url = readTracesUrl(env)
  if (url === '') return undefined
  const chosen = <const T extends string>(name: string, otherwise: T, allowed: readonly T[]): T =>
    oneOf(name, (env[name] || otherwise).toLowerCase(), allowed)
  if (chosen('OTEL_SDK_DISABLED', 'false', ['true', 'false']) === 'true') return undefined
  if (chosen('OTEL_TRACES_EXPORTER', 'otlp', ['otlp', 'none']) === 'none') return undefined
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']) {
    chosen(name, 'http/json', ['http/json'])
  }
  const sampler = chosen('OTEL_TRACES_SAMPLER', 'parentbased_always_on', SAMPLERS)
  return {
    url,
    headers: {
      ...readHeaders('OTEL_EXPORTER_OTLP_HEADERS', env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
      ...readHeaders('OTEL_EXPORTER_OTLP_TRACES_HEADERS', env.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? ''),
    },
    serviceName: env.OTEL_SERVICE_NAME || 'quandary',
    sampler: readSampler(sampler, env.OTEL_TRACES_SAMPLER_ARG || '1'),
  }
}

/**
 * Returns the URL that traces are posted to, or '' if none is set. The general endpoint is a base URL for all signals,
 * so the path for traces is added to it.
 */
function readTracesUrl(env: Record<string, string | undefined>): string {
  const own = readAddress('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? '')
  if (own !== '') return own
  const common = readAddress('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '')
  return common && `${common.replace(/\/$/, '')}/v1/traces`
}

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** @param argument the share to sample; only the `traceidratio` samplers use it */
function readSampler(sampler: (typeof SAMPLERS)[number], argument: string): Sampler {
  const followsParent = sampler.startsWith('parentbased_')
  if (sampler.endsWith('always_on')) return { share: 1, followsParent }
  if (sampler.endsWith('always_off')) return { share: 0, followsParent }
  const share = Number(argument)
  if (!/^[\d.]+$/.test(argument) || !(share >= 0 && share <= 1)) {
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG=${argument} is not a number from 0 to 1`)
  }
  return { share, followsParent }
}

/** Reads `name=value,name=value` with percent-encoded values. The error message quotes no value: it may be a secret. */
function readHeaders(name: string, text: string): Record<string, string> {
  const pairs = listed(text).map((pair) => {
    const [, header = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*)$/.exec(pair) ?? []
    const content = contentOf(value)
    if (header === '' || content === undefined) throw new ConfigError(`${name} is not a list of name=value`)
    return [header.toLowerCase(), content] as const
  })
  return Object.fromEntries(pairs)
}

/** Decodes the value of a header; returns undefined if it has characters that no header may have. */
function contentOf(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value)
    return /^[\t\x20-\x7e]*$/.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Reads the bucket for files. Without S3_BUCKET the settings of the site decide. */
function readStorage(env: Record<string, string | undefined>): StorageChoice | undefined {
  const { S3_BUCKET: bucket = '', S3_ENDPOINT: endpoint = '', S3_PREFIX: prefix = '' } = env
  if (bucket === '') return undefined
  if (!isBucketName(bucket)) throw new ConfigError(`S3_BUCKET=${bucket} is no name of a bucket`)
  if (!isEndpoint(endpoint)) {
    throw new ConfigError('S3_ENDPOINT is no address that begins with http:// or https:// and has no path')
  }
  if (!isObjectPrefix(prefix)) throw new ConfigError(`S3_PREFIX=${prefix} does not end with a slash or has other signs`)
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = env
  if (accessKeyId === '' || secretAccessKey === '') {
    throw new ConfigError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  }
  if (!isAccessKeyId(accessKeyId)) throw new ConfigError('S3_ACCESS_KEY_ID has signs that no key has')
  const region = env.S3_REGION || 'us-east-1'
  if (!isRegion(region)) throw new ConfigError(`S3_REGION=${region} is no name of a region`)
  const isOn = (name: string, otherwise: 'off' | 'on'): boolean =>
    oneOf(name, env[name] ?? otherwise, ['on', 'off']) === 'on'
  return {
    service: {
      endpoint: endpoint.replace(/\/$/, ''),
      region,
      bucket,
      prefix,
      accessKeyId,
      secretAccessKey,
      pathStyle: isOn('S3_PATH_STYLE', 'on'),
    },
    uploads: isOn('S3_UPLOADS', 'off') ? 'bucket' : 'folder',
    backups: isOn('S3_BACKUPS', 'off') ? 'bucket' : 'folder',
  }
}

/** Minimum length of the passphrase for backups. An attacker with a backup can try passphrases offline for years. */
export const MIN_PASSPHRASE = 12

function readPassphrase(text: string): string {
  if (text === '' || text.length >= MIN_PASSPHRASE) return text
  throw new ConfigError(`BACKUP_PASSPHRASE has fewer than ${MIN_PASSPHRASE} characters`)
}

function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ConfigError(`PORT=${text} is not a port`)
  return port
}

/** Parses `127.0.0.1, 10.0.0.0/8, ::1`: addresses, and networks with their prefix length. */
function readProxies(text: string): string[] {
  const proxies = text.split(',').map((part) => part.trim())
  return proxies.filter(Boolean).map((proxy) => {
    const [address = '', length = '0', ...rest] = proxy.split('/')
    const bits = isIP(address) === 6 ? 128 : 32
    const known = isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(length) && Number(length) <= bits
    if (!known) throw new ConfigError(`TRUSTED_PROXIES names ${proxy}, which is no address and no network`)
    return proxy
  })
}

function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new ConfigError(`${name}=${value} is not one of: ${allowed.join(', ')}`)
  return found
}

/** The database of a site as config.yaml and the installer describe it. */
export type DatabaseConfig =
  | { type: 'sqlite3'; file: string }
  | {
      type: 'postgres'
      host: string
      port: number
      name: string
      username: string
      password: string
      /**
       * False behind a pooler that may run each transaction on another connection and does not track prepared
       * statements, such as PgBouncer before 1.21 with `pool_mode = transaction`.
       */
      prepared?: false
      /** Read replicas, as `host:port`. Database name, username and password are the same as for the primary. */
      replicas?: readonly string[]
    }

/** Names a database without credentials. Equal names mean the same database. */
export function nameOfDatabase(config: DatabaseConfig): string {
  if (config.type === 'sqlite3') return `sqlite3:${config.file}`
  return `postgres://${config.host}:${config.port}/${config.name}`
}

/** A database description is incomplete or invalid, or names an unsupported engine. */
export class DatabaseConfigError extends Error {
  override name = 'DatabaseConfigError'
}

/**
 * Checks a description from a file, a form or the environment.
 * @param given an object with `type`, and per type `file` or `host` (`host[:port]`), `name`, `port` (a number),
 * `username`, `password` and `prepared` (`false` or `off` for a pooler); `replicas` (`host[:port]`, in a list or
 * separated by commas)
 * @throws {DatabaseConfigError}
 */
export function parseDatabaseConfig(given: unknown): DatabaseConfig {
  const fields: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {}
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  switch (fields.type) {
    case 'sqlite3':
      if (parseReplicas(fields.replicas).length > 0) throw new NoReplicas()
      return { type: 'sqlite3', file: text('file') || 'quandary.db' }
    case 'postgres': {
      const { host, port } = splitHost(text('host'))
      const port_ = typeof fields.port === 'number' ? fields.port : port
      const config = { type: 'postgres' as const, host, port: port_, name: text('name'), username: text('username') }
      for (const name of ['host', 'name', 'username'] as const) {
        if (config[name] === '') throw new DatabaseConfigError(`The database needs a ${name}`)
      }
      const password = typeof fields.password === 'string' ? fields.password : ''
      const replicas = parseReplicas(fields.replicas)
      return {
        ...config,
        password,
        ...(isPrepared(fields.prepared) ? {} : { prepared: false as const }),
        ...(replicas.length > 0 && { replicas }),
      }
    }
    case 'mysql':
      throw new DatabaseConfigError('MySQL is not supported by this version; use sqlite3 or postgres')
    default:
      throw new DatabaseConfigError(`Unknown database type: ${String(fields.type)}`)
  }
}

/** @throws {DatabaseConfigError} */
function isPrepared(given: unknown): boolean {
  if (given === undefined || given === true || given === 'on') return true
  if (given === false || given === 'off') return false
  throw new DatabaseConfigError(`Statements are prepared or not: on or off, not ${JSON.stringify(given)}`)
}

/** Read replicas are configured for SQLite. */
class NoReplicas extends DatabaseConfigError {
  constructor() {
    super('Read replicas (DB_REPLICA_HOSTS) need PostgreSQL: a site on SQLite has a single database file')
  }
}

/**
 * Returns a configuration with these read replicas instead of its own; unchanged if the list is empty.
 * @throws {DatabaseConfigError} for SQLite
 */
export function withReplicas(config: DatabaseConfig, replicas: readonly string[]): DatabaseConfig {
  if (replicas.length === 0) return config
  if (config.type === 'sqlite3') throw new NoReplicas()
  return { ...config, replicas }
}

/**
 * Parses `host[:port]`, in a list or separated by commas.
 * @throws {DatabaseConfigError}
 */
export function parseReplicas(given: unknown): string[] {
  const entries: unknown = typeof given === 'string' ? given.split(',') : (given ?? [])
  if (!Array.isArray(entries) || !entries.every((entry) => typeof entry === 'string')) {
    throw new DatabaseConfigError('The replicas of the database are no list of hosts')
  }
  const names = entries.map((entry) => entry.trim()).filter(Boolean)
  return [...new Set(names.map(nameOfReplica))]
}

/** @throws {DatabaseConfigError} */
function nameOfReplica(text: string): string {
  const { host, port } = splitHost(text)
  if (host === '' || !Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new DatabaseConfigError(`${text} is no replica: name it as host or host:port (DB_REPLICA_HOSTS)`)
  }
  return `${host}:${port}`
}

/** Splits `host[:port]`. */
export function splitHost(text: string): { host: string; port: number } {
  const [host = '', port] = text.split(':')
  return { host, port: port === undefined ? 5432 : Number(port) }
}

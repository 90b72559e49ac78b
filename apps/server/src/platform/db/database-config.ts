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
       * False behind a pooler that gives each transaction another connection and does not follow prepared statements,
       * as PgBouncer before 1.21 with `pool_mode = transaction`.
       */
      prepared?: false
    }

/** Names a database without credentials. Equal names mean the same database. */
export function nameOfDatabase(config: DatabaseConfig): string {
  if (config.type === 'sqlite3') return `sqlite3:${config.file}`
  return `postgres://${config.host}:${config.port}/${config.name}`
}

/** A database description is incomplete or names an unsupported engine. */
export class DatabaseConfigError extends Error {
  override name = 'DatabaseConfigError'
}

/**
 * Checks a description from a file, a form or the environment.
 * @param given an object with `type`, and per type `file` or `host` (`host[:port]`), `name`, `username`, `password` and
 * `prepared` (`false` or `off` for a pooler)
 * @throws {DatabaseConfigError}
 */
export function parseDatabaseConfig(given: unknown): DatabaseConfig {
  const fields: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {}
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  switch (fields.type) {
    case 'sqlite3':
      return { type: 'sqlite3', file: text('file') || 'quandary.db' }
    case 'postgres': {
      const { host, port } = splitHost(text('host'))
      const port_ = typeof fields.port === 'number' ? fields.port : port
      const config = { type: 'postgres' as const, host, port: port_, name: text('name'), username: text('username') }
      for (const name of ['host', 'name', 'username'] as const) {
        if (config[name] === '') throw new DatabaseConfigError(`The database needs a ${name}`)
      }
      const password = typeof fields.password === 'string' ? fields.password : ''
      return { ...config, password, ...(isPrepared(fields.prepared) ? {} : { prepared: false as const }) }
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

function splitHost(text: string): { host: string; port: number } {
  const [host = '', port] = text.split(':')
  return { host, port: port === undefined ? 5432 : Number(port) }
}

import { dirname, resolve } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import type { Transaction } from 'kysely'
import { Kysely, sql } from 'kysely'
import type pg from 'pg'
import { BoundedQueue } from '../concurrency/bounded-queue.ts'
import { makePrivateFileSync, makePrivateFolderSync } from '../files/private-files.ts'
import type { ChangeSource } from './changes.ts'
import { PostgresChanges, SqliteChanges } from './changes.ts'
import type { DatabaseConfig } from './database-config.ts'
import { splitHost } from './database-config.ts'
import { ImmediateSqliteDialect, cacheStatements } from './sqlite/immediate-sqlite.ts'
import { pipelinedPostgres } from './postgres/pipelined-postgres.ts'
import type { ConnectionPool } from './postgres/postgres-driver.ts'
import { postgresDriver } from './postgres/postgres-driver.ts'
import { preparingClient } from './postgres/preparing-client.ts'
import { ReadingThreadClient } from './reading-thread-client.ts'
import { KnownPosition } from './replicas/known-position.ts'
import { Replicas } from './replicas/replicas.ts'
import type { Snapshot } from './snapshot.ts'
import { postgresSnapshot, sqliteSnapshot } from './snapshot.ts'
import { pageCachePragma } from './sqlite/sqlite-memory.ts'
import { StatementListeners } from './statement-listeners.ts'
import type { Tables } from './tables.ts'
import { ThreadedSqliteDialect } from './threaded-sqlite.ts'
import { withTimeLimit } from './time-limit.ts'

/** A connection pool or one of its transactions: the first argument of every store function. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** Capabilities of an engine beyond plain SQL. Slices check a capability, never an engine's name. */
export interface Capabilities {
  /** The kind of full-text index: an FTS5 table, or a tsvector column. */
  fullText: 'fts5' | 'tsvector'
  /** The kind of identity columns: a rowid alias with autoincrement, or a sequence. */
  identity: 'autoincrement' | 'sequence'
  /** True if there is one writer at a time: writers wait for the connection, not for locked rows. */
  singleWriter: boolean
  /**
   * True if the database is part of this process: no other machine serves the site, and the only clock is that of this
   * machine.
   */
  embedded: boolean
  /** The function that returns the present time: `unixepoch()` in seconds, or `clock_timestamp()` in SQL's own type. */
  clock: 'unixepoch' | 'clock_timestamp'
  /** The nullability that the engine reports for the columns of a primary key: the real one, or always nullable. */
  describedKeys: 'not null' | 'nullable'
  /** The way to suspend foreign key checks: by a switch of the connection, or by altering each constraint. */
  foreignKeys: 'switched' | 'altered'
  /** True if a database has schemas, so that it may also contain tables of other programs. */
  schemas: boolean
  /** True if a transaction has an id that rows can store, to find out later whether it was committed. */
  transactionIds: boolean
  /** The body of a trigger: statements, or the call of a function that must be created before it. */
  triggerBody: 'statements' | 'function'
  /** True if tables can be unlogged: writes do not wait for a disk, and a crash empties them. */
  unloggedTables: boolean
}

/** An open database: the typed query builder and the capabilities of its engine. */
export interface Database {
  db: Db
  can: Capabilities
  /** The change log across all processes. */
  changes: ChangeSource
  /** The listeners for statements of {@link db} and of searches. */
  statements: StatementListeners
  /** The replicas that may answer reads; absent without any. */
  replicas?: Replicas | undefined
  /**
   * Runs work whose reads a replica may answer, such as the work for a guest. The reads see everything that was
   * committed before. Without replicas it only runs the work.
   */
  readFromReplica<T>(work: () => Promise<T>): Promise<T>
  /**
   * Returns how many connections of this process are busy or idle, and how many requests wait for one. Empty for
   * SQLite, which has no connection pool.
   */
  connections(): Record<string, number>
  /** Paths of its files on this machine; some may not exist at the moment. */
  files: readonly string[]
  /** Returns the engine's name and version for display, e.g. `SQLite 3.54.1`. */
  describe(): Promise<string>
  /**
   * Clears the remains of changed and deleted rows from the database's files. On PostgreSQL the server does this
   * itself.
   * @throws if another connection is reading at the moment; the caller has to retry later
   */
  clearLeftovers(): Promise<void>
  /** Returns true if the database user of this connection may create tables. */
  canCreateTables(): Promise<boolean>
  /** Returns how texts are encoded: `UTF8` or `UTF-8`, unless the database was created with another encoding. */
  encoding(): Promise<string>
  /**
   * Returns the present time by the database's clock in milliseconds. A database without a clock returns the last time
   * that its schema was changed, which is in the past if the clock of this machine is right.
   */
  latestKnownTime(): Promise<number>
  /** Returns the bytes used by the data. */
  sizeInBytes(): Promise<number>
  /**
   * Runs the reads of a search, which may take long, concurrently with everything else: on SQLite in a thread, on
   * PostgreSQL on one of its connections or on a replica. A few searches run at once, and each statement has a time
   * limit. They see committed data.
   * @param work each of its statements may throw QueryTookTooLong
   * @param asked the queue in which it waits; by default the queue for readers
   * @throws {TooManyRequests} when too many searches wait in the queue, in total or of this caller, or this one has
   * waited too long
   */
  search<T>(work: (db: Db) => Promise<T>, asked?: QueuedSearch): Promise<T>
  /** Opens a snapshot of the present state, which can be read while others write. */
  snapshot(): Promise<Snapshot>
  close(): Promise<void>
}

/** The queues of searches: those of readers, filtered lists, and searches of the back office. */
type SearchQueue = 'readers' | 'lists' | 'staff'

/** The queue in which a search waits, and its caller. */
interface QueuedSearch {
  queue?: SearchQueue
  /** Identifies the caller, such as a network: callers take turns, and each has a share of the places to wait. */
  as?: string
}

/**
 * Opens a site's database; connections are made lazily.
 * @param dataDir folder against which a relative SQLite file is resolved
 * @param timeouts how long a server may take; by default queries may take any time
 */
export function openDatabase(config: DatabaseConfig, dataDir: string, timeouts: Timeouts = SERVING): Database {
  return config.type === 'sqlite3'
    ? openSqlite(resolve(dataDir, config.file))
    : databaseOver(postgresPools(config, timeouts))
}

/** Time limits of a database server, in milliseconds. */
interface Timeouts {
  connect: number
  /** 0 for no limit. */
  query: number
}

/**
 * Time limits while the site is served. `connect` also limits how long a request waits for a free connection of the
 * pool, as when a hundred people vote on one post at once.
 */
const SERVING: Timeouts = { connect: 30_000, query: 0 }
/** Time limits for finding out whether a database answers. Together they are less than ten seconds. */
export const PROBING: Timeouts = { connect: 4_000, query: 4_000 }

/**
 * Limits of each queue of searches. More concurrent searches would only share the same thread, or the same cores of a
 * database server.
 */
const SEARCHES = { running: 2, waiting: 100, maxWaitMs: 5_000 }
/** Limits for searches and filtered lists, including how many of one caller may wait. */
const LIMITED_PER_CALLER = { ...SEARCHES, waitingForOne: 20 }

function searchQueues(): Record<SearchQueue, BoundedQueue> {
  return {
    readers: new BoundedQueue(LIMITED_PER_CALLER),
    lists: new BoundedQueue(LIMITED_PER_CALLER),
    staff: new BoundedQueue(SEARCHES),
  }
}

/** Time limit of a statement of a search, in milliseconds (docs/spec/domain.md#search). */
const SEARCH_MS = 1_000

function openSqlite(file: string): Database {
  makePrivateFolderSync(dirname(file))
  // SQLite creates its other files with the permissions of this one.
  makePrivateFileSync(file)
  const driver = new SqliteDriver(file)
  driver.pragma('journal_mode = WAL')
  driver.pragma('synchronous = NORMAL')
  driver.pragma('foreign_keys = ON')
  driver.pragma('busy_timeout = 5000')
  driver.pragma(pageCachePragma('stores'))
  // Overwrites deleted content, so that no free page still contains it.
  driver.pragma('secure_delete = ON')
  // Only searches have a time limit, and they run in a thread with its own connection. On the connection here,
  // `in_time` is always true.
  driver.function('in_time', (_key) => 1)
  const statements = new StatementListeners()
  const dialect = new ImmediateSqliteDialect({ database: cacheStatements(driver) })
  const db = new Kysely<Tables>({ dialect, log: statements.note })
  const changes = new SqliteChanges(file)
  // One thread per queue, because each statement waits for the one before it in its thread. A thread starts at its
  // first search.
  const search = () => inThread(file, statements)
  const searches = { readers: search(), lists: search(), staff: search() }
  const queues = searchQueues()
  return {
    db,
    changes,
    statements,
    connections: () => ({}),
    readFromReplica: (work) => work(),
    files: [file, `${file}-wal`, `${file}-shm`, `${file}-journal`],
    can: {
      fullText: 'fts5',
      identity: 'autoincrement',
      singleWriter: true,
      embedded: true,
      clock: 'unixepoch',
      describedKeys: 'nullable',
      foreignKeys: 'switched',
      schemas: false,
      transactionIds: false,
      triggerBody: 'statements',
      unloggedTables: false,
    },
    describe: async () => `SQLite ${String(driver.prepare('select sqlite_version()').pluck().get())}`,
    // Opening the database has already written to its file.
    canCreateTables: async () => true,
    encoding: async () => String(driver.pragma('encoding', { simple: true })),
    latestKnownTime: async () =>
      Number(driver.prepare('select max(applied_at) from schema_migrations').pluck().get() ?? 0),
    sizeInBytes: async () =>
      Number(driver.pragma('page_count', { simple: true })) * Number(driver.pragma('page_size', { simple: true })),
    async clearLeftovers() {
      // The write-ahead log contains former contents of pages until it is emptied.
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
      if (rows[0]?.busy !== 0) throw new Error('The write-ahead log could not be emptied while it was read')
    },
    search: (work, { queue = 'readers', as = '' } = {}) => queues[queue].run(() => work(searches[queue]), { as }),
    snapshot: async () => sqliteSnapshot(file),
    async close() {
      await changes.close()
      await Promise.all(Object.values(searches).map((search) => search.destroy()))
      // Kysely closes only a driver that it has used.
      await db.destroy()
      if (driver.open) driver.close()
    },
  }
}

function inThread(file: string, { note }: StatementListeners): Db {
  return new Kysely<Tables>({ dialect: new ThreadedSqliteDialect(new ReadingThreadClient(file, SEARCH_MS)), log: note })
}

/** The connections of one process to a PostgreSQL database. */
export interface PostgresPools<Pool = pg.Pool> {
  stores: Pool
  /** A pool of one connection, which reads the change log. */
  changes: Pool
  /** A pool for each replica, by its name. */
  replicas?: readonly { name: string; pool: Pool }[]
}

/**
 * Connections of a replica have to answer soon, because the primary can answer instead. The limit of a statement is
 * far above what a guest's read takes.
 */
const REPLICA: Timeouts = { connect: 2_000, query: 5_000 }

/** Makes pools that connect when they are first used. */
export function postgresPools(
  config: Extract<DatabaseConfig, { type: 'postgres' }>,
  timeouts: Timeouts = SERVING,
  options: pg.PoolConfig = {},
): PostgresPools {
  const { Client, Pool, types } = postgresDriver()
  const access: pg.PoolConfig = {
    host: config.host,
    port: config.port,
    database: config.name,
    user: config.username,
    password: config.password,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.query,
    // Counts, sums and ids stay far below 2^53, so they can be plain numbers.
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 || oid === types.builtins.NUMERIC
          ? Number
          : types.getTypeParser(oid, format ?? 'text'),
    },
    Client: config.prepared === false ? Client : preparingClient(Client),
    pipeline: true,
    ...options,
  }
  const replicas = (config.replicas ?? []).map((name) => {
    const limits = { connectionTimeoutMillis: REPLICA.connect, query_timeout: REPLICA.query }
    return { name, pool: new Pool({ ...access, ...splitHost(name), ...limits, keepAlive: true, max: 10 }) }
  })
  const pools = { stores: new Pool({ ...access, max: 10 }), changes: new Pool({ ...access, max: 1 }), replicas }
  for (const pool of [pools.stores, pools.changes, ...replicas.map(({ pool }) => pool)]) {
    // A connection that the server drops must not end the process, whether it is idle or in use; the next query reports
    // it.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
  }
  return pools
}

/** Creates a database on connection pools; closing it ends the pools. */
export function databaseOver(pools: PostgresPools<ConnectionPool>): Database {
  const { stores: pool } = pools
  const statements = new StatementListeners()
  const position = pools.replicas?.length ? new KnownPosition(pools.changes) : undefined
  const replicas = position && new Replicas(pools.replicas ?? [], { position, statements })
  const changes = new PostgresChanges(pools.changes, position)
  const db = pipelinedPostgres<Tables>({ pool }, (statement) => statements.emit(statement), replicas)
  const queues = searchQueues()
  const search = <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const atPrimary = () => withTimeLimit(db, SEARCH_MS, work)
    return replicas ? replicas.search(SEARCH_MS, work, atPrimary) : atPrimary()
  }
  return {
    db,
    changes,
    statements,
    replicas,
    readFromReplica: (work) => (replicas ? replicas.read(work) : work()),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    files: [],
    can: {
      fullText: 'tsvector',
      identity: 'sequence',
      singleWriter: false,
      embedded: false,
      clock: 'clock_timestamp',
      describedKeys: 'not null',
      foreignKeys: 'altered',
      schemas: true,
      transactionIds: true,
      triggerBody: 'function',
      unloggedTables: true,
    },
    describe: async () => {
      const { rows } = await pool.query<{ server_version: string }>('show server_version')
      return `PostgreSQL ${rows[0]?.server_version ?? ''}`.trim()
    },
    clearLeftovers: async () => {},
    canCreateTables: async () => {
      const { rows } = await pool.query<{ may: boolean | null }>(
        "select has_schema_privilege(current_schema(), 'create') as may",
      )
      return rows[0]?.may === true
    },
    encoding: async () => {
      const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding')
      return rows[0]?.server_encoding ?? ''
    },
    latestKnownTime: async () => {
      const { rows } = await pool.query<{ now: number }>('select extract(epoch from clock_timestamp()) * 1000 as now')
      return rows[0]?.now ?? 0
    },
    sizeInBytes: async () => {
      const { rows } = await pool.query<{ size: number }>('select pg_database_size(current_database()) as size')
      return rows[0]?.size ?? 0
    },
    search: (work, { queue = 'readers', as = '' } = {}) => queues[queue].run(() => search(work), { as }),
    snapshot: () => postgresSnapshot(pool),
    async close() {
      await replicas?.close()
      await changes.close()
      await db.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

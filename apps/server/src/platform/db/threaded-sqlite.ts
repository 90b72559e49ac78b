import type { CompiledQuery, DatabaseConnection, Driver, QueryCompiler, QueryResult } from 'kysely'
import { SqliteDialect } from 'kysely'
import { InlineLiteralsCompiler } from './sqlite/inline-literals-compiler.ts'
import type { ReadingThreadClient } from './reading-thread-client.ts'

/** A dialect that runs single read statements on SQLite in a separate thread. */
export class ThreadedSqliteDialect extends SqliteDialect {
  #thread: ReadingThreadClient

  constructor(thread: ReadingThreadClient) {
    super({ database: async () => Promise.reject(new ReadOnly()) })
    this.#thread = thread
  }

  override createDriver(): Driver {
    return new ThreadedDriver(this.#thread)
  }

  override createQueryCompiler(): QueryCompiler {
    return new InlineLiteralsCompiler()
  }
}

/** Thrown for a transaction or a stream: the thread only runs single statements, whose rows arrive together. */
class ReadOnly extends Error {
  override name = 'ReadOnly'
  constructor() {
    super('This connection runs single statements that read')
  }
}

class ThreadedDriver implements Driver {
  #connection: DatabaseConnection
  #thread: ReadingThreadClient

  constructor(thread: ReadingThreadClient) {
    this.#thread = thread
    this.#connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        // Kysely cannot check the type of rows and leaves it to the driver.
        return { rows: (await thread.read(sql, parameters)) as Row[] }
      },
      // oxlint-disable-next-line require-yield -- the type requires a generator, and nothing is streamed here
      async *streamQuery() {
        throw new ReadOnly()
      },
    }
  }

  async init(): Promise<void> {}

  /** Statements are independent of each other, so everybody may have the same connection. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  async beginTransaction(): Promise<void> {
    throw new ReadOnly()
  }

  async commitTransaction(): Promise<void> {
    throw new ReadOnly()
  }

  async rollbackTransaction(): Promise<void> {
    throw new ReadOnly()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread.close()
  }
}

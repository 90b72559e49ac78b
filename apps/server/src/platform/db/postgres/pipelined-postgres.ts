import type {
  AbortableQueryOptions,
  CompiledQuery,
  ConnectionProvider,
  DatabaseConnection,
  Driver,
  PostgresDialectConfig,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import { DefaultConnectionProvider, DefaultQueryExecutor, Kysely, PostgresDialect } from 'kysely'
import { commitWithStatement } from '../at-commit.ts'
import { CommitUnanswered, storageFaultOf } from '../storage-fault.ts'
import type { OpenTransaction } from './pipelined-connection.ts'
import { PipelinedConnection } from './pipelined-connection.ts'
import type { Statement } from '../statement-listeners.ts'

/** Decides which statements outside of transactions another database executes, such as a replica. */
interface Elsewhere {
  /** Returns the result of a statement; undefined if this database has to execute it. */
  answer<Row>(query: CompiledQuery): Promise<QueryResult<Row> | undefined>
  /** Called when a transaction begins. */
  beginsTransaction(): void
}

/**
 * A driver for Kysely with pipelined connections. It initializes itself, because Kysely initializes the driver of its
 * own executor only.
 */
class PipelinedDriver implements Driver {
  #driver: Driver
  #onStatement: (statement: Statement) => void
  #elsewhere: Elsewhere | undefined
  #ready: Promise<void> | undefined
  #isDestroyed = false
  #connections = new WeakMap<DatabaseConnection, PipelinedConnection>()

  constructor(driver: Driver, onStatement: (statement: Statement) => void, elsewhere: Elsewhere | undefined) {
    this.#driver = driver
    this.#onStatement = onStatement
    this.#elsewhere = elsewhere
  }

  init(): Promise<void> {
    return (this.#ready ??= this.#driver.init())
  }

  async acquireConnection(): Promise<PipelinedConnection> {
    if (this.#isDestroyed) throw new Error('The database has been closed')
    await this.init()
    const plain = await this.#driver.acquireConnection()
    const pipelined = this.#connections.get(plain) ?? new PipelinedConnection(plain, this.#onStatement)
    this.#connections.set(plain, pipelined)
    return pipelined
  }

  async beginTransaction(connection: PipelinedConnection, settings: TransactionSettings): Promise<void> {
    this.#elsewhere?.beginsTransaction()
    connection.begin(this.#driver.beginTransaction(connection.plain, settings))
  }

  commitTransaction(connection: PipelinedConnection): Promise<void> {
    return commitWithStatement(connection, async () => {
      try {
        await connection.end(this.#driver.commitTransaction(connection.plain))
      } catch (error) {
        throw storageFaultOf(error) === 'away' ? new CommitUnanswered(error) : error
      }
    })
  }

  /** If the connection is lost, there is nothing to roll back. The caller already has the error with the cause. */
  async rollbackTransaction(connection: PipelinedConnection): Promise<void> {
    try {
      await connection.end(this.#driver.rollbackTransaction(connection.plain))
    } catch (error) {
      if (storageFaultOf(error) !== 'away') throw error
    }
  }

  releaseConnection(connection: PipelinedConnection): Promise<void> {
    return this.#driver.releaseConnection(connection.plain)
  }

  destroy(): Promise<void> {
    this.#isDestroyed = true
    return this.#driver.destroy()
  }
}

/**
 * Sends the statements of a transaction as soon as they are executed; Kysely itself waits for the response to a
 * statement before it sends the next one. A statement executed while a failed transaction is rolled back throws,
 * because the connection may already serve another caller.
 */
class PipelinedExecutor extends DefaultQueryExecutor {
  /** Set on the executor outside of transactions only. */
  elsewhere: Elsewhere | undefined

  override async executeQuery<Row>(query: CompiledQuery, options?: AbortableQueryOptions): Promise<QueryResult<Row>> {
    const answer = this.elsewhere && (await this.elsewhere.answer<Row>(query))
    return answer ?? super.executeQuery<Row>(query, options)
  }

  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    let own: Promise<{ connection: PipelinedConnection; transaction: OpenTransaction | undefined }> | undefined
    // Every connection was made by the driver below, so the cast is safe.
    const take = async (connection: DatabaseConnection) => connection as PipelinedConnection
    return super.withConnectionProvider({
      async provideConnection(consumer) {
        own ??= provider.provideConnection(take).then((connection) => {
          return { connection, transaction: connection.transaction }
        })
        const { connection, transaction } = await own
        if (connection.transaction !== transaction) {
          throw transaction?.failure?.error ?? new Error('The transaction has ended')
        }
        return consumer(connection)
      },
    })
  }
}

/**
 * PostgreSQL with few round trips: reads that a transaction requests together are sent together, and nothing waits for
 * a write (`pipelined-connection.ts`). Needs connections in pipeline mode.
 * @param onStatement called with every statement that has been answered
 * @param elsewhere decides which statements outside of transactions another database executes; by default none
 */
export function pipelinedPostgres<Tables>(
  config: PostgresDialectConfig,
  onStatement: (statement: Statement) => void,
  elsewhere?: Elsewhere,
): Kysely<Tables> {
  const dialect = new PostgresDialect(config)
  const driver = new PipelinedDriver(dialect.createDriver(), onStatement, elsewhere)
  const connections = new DefaultConnectionProvider(driver)
  const executor = new PipelinedExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), connections)
  executor.elsewhere = elsewhere
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

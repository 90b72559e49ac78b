import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { errorType } from '../../spans/current-span.ts'
import type { Statement } from '../statement-listeners.ts'

/**
 * Maximum number of writes of a transaction that are in flight at once, so that an import of many rows does not pile up
 * in memory.
 */
const MAX_PENDING = 32
const WRITE = /^\s*(?:insert|update|delete)\b/i
const RETURNING = /\breturning\b/i

/** Stands in for the number of rows that a write changes while the response to it is pending. Using it throws. */
const NOT_COUNTED = {
  [Symbol.toPrimitive](): never {
    throw new Error('In a transaction a write does not wait to count its rows: use `returning`')
  },
}

/** The statements of an open transaction. */
export interface OpenTransaction {
  sent: number
  /**
   * One promise for each statement in flight. It resolves when the statement has been answered or has failed; it never
   * rejects.
   */
  pending: Set<Promise<void>>
  /** The error of the earliest failed statement; later failures are consequences of it. */
  failure: { order: number; error: unknown } | undefined
}

/**
 * A connection in pipeline mode. Its transactions do not wait for responses that nobody reads: those to `begin`, and to
 * writes without `returning`. The statements are executed in the order in which they are sent, so each sees the writes
 * before it. The failure of a write is thrown by the next statement that is waited for, at the latest by `commit`. A
 * vote takes 5 round trips for its 24 statements, a new answer 9 for 52; without this class each statement takes one
 * (maxima of `test/load-bounds/round-trips.test.ts`). Can be deleted once Kysely pipelines the statements of a
 * transaction.
 */
export class PipelinedConnection implements DatabaseConnection {
  /** The underlying connection, for the driver's own use. */
  readonly plain: DatabaseConnection
  #onStatement: (statement: Statement) => void
  #transaction: OpenTransaction | undefined

  /** @param onStatement called with every statement that has been answered */
  constructor(plain: DatabaseConnection, onStatement: (statement: Statement) => void) {
    this.plain = plain
    this.#onStatement = onStatement
  }

  /** The open transaction; undefined once its commit or rollback was sent. */
  get transaction(): OpenTransaction | undefined {
    return this.#transaction
  }

  /** Opens a transaction whose `begin` was sent but not answered yet. */
  begin(beginning: Promise<unknown>): void {
    this.#transaction = { sent: 0, pending: new Set(), failure: undefined }
    watch(this.#transaction, beginning)
  }

  /** Waits for the commit or rollback, which was already sent. */
  end(ending: Promise<void>): Promise<void> {
    const transaction = this.#transaction
    this.#transaction = undefined
    return transaction ? unlessFailed(transaction, ending) : ending
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.#send<Row>(query)
    const transaction = this.#transaction
    if (!transaction) return answer
    watch(transaction, answer)
    if (!WRITE.test(query.sql) || RETURNING.test(query.sql)) return unlessFailed(transaction, answer)
    const [oldest] = transaction.pending
    if (transaction.pending.size > MAX_PENDING) await oldest
    // The number of changed rows is not known yet, so code that uses it throws.
    return { rows: [], numAffectedRows: NOT_COUNTED as unknown as bigint }
  }

  async #send<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const sentAt = performance.now()
    try {
      const answer = await this.plain.executeQuery<Row>(query)
      this.#onStatement({ text: query.sql, ms: performance.now() - sentAt })
      return answer
    } catch (error) {
      this.#onStatement({ text: query.sql, ms: performance.now() - sentAt, failure: errorType(error) })
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.plain.streamQuery<Row>(query, chunkSize)
  }
}

function watch(transaction: OpenTransaction, answer: Promise<unknown>): void {
  const order = transaction.sent
  transaction.sent += 1
  const settled = answer.then(
    () => void transaction.pending.delete(settled),
    (error: unknown) => {
      if (transaction.failure === undefined || order < transaction.failure.order) transaction.failure = { order, error }
      transaction.pending.delete(settled)
    },
  )
  transaction.pending.add(settled)
}

/** @throws the first failure of the transaction rather than a consequence of it */
async function unlessFailed<Answer>(transaction: OpenTransaction, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    // Two responses that arrive together may be seen in either order, so the first failure is only known once all of
    // them have arrived.
    await Promise.all(transaction.pending)
    throw transaction.failure?.error ?? error
  }
}

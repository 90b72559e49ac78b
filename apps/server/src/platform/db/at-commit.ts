import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, DatabaseConnection } from 'kysely'

/** A statement that belongs to the first transaction of a piece of work. */
export interface AtCommit {
  statement(): CompiledQuery
  /** True once a transaction was committed with the statement. */
  isCommitted: boolean
  /** True once committing a transaction with the statement has failed. */
  hasFailed: boolean
}

interface Pending {
  atCommit: AtCommit
  /**
   * True while a transaction commits with the statement, and afterwards. A concurrent transaction commits without it.
   */
  isTaken: boolean
  /**
   * True once the work has ended. A transaction that it started and did not await then commits without the statement.
   */
  isOver: boolean
}

const current = new AsyncLocalStorage<Pending>()

/**
 * Adds a statement to the first transaction that `work` commits, so that either both are stored or neither. Without a
 * transaction the statement is not stored.
 */
export function withStatementAtCommit<T>(atCommit: AtCommit, work: () => Promise<T>): Promise<T> {
  const pending = { atCommit, isTaken: false, isOver: false }
  return current.run(pending, work).finally(() => {
    pending.isOver = true
  })
}

/** True if a transaction of the surrounding `withStatementAtCommit` was committed with its statement. */
export function hasCommitted(): boolean {
  return current.getStore()?.atCommit.isCommitted === true
}

/** Commits a transaction of a driver, together with the statement that the surrounding `withStatementAtCommit` adds. */
export async function commitWithStatement(connection: DatabaseConnection, commit: () => Promise<void>): Promise<void> {
  const pending = current.getStore()
  if (!pending || pending.isTaken || pending.isOver) return commit()
  pending.isTaken = true
  try {
    await connection.executeQuery(pending.atCommit.statement())
    await commit()
    pending.atCommit.isCommitted = true
  } catch (error) {
    pending.isTaken = false
    pending.atCommit.hasFailed = true
    throw error
  }
}

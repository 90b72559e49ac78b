import { AsyncLocalStorage } from 'node:async_hooks'
import type { Replica } from './replica.ts'

/** Work whose reads go to one replica. */
export interface ReadScope {
  /**
   * Undefined once the primary has to answer: after a write or the beginning of a transaction, after a failure of the
   * replica, and after the work.
   */
  replica: Replica | undefined
}

const current = new AsyncLocalStorage<ReadScope>()

/** Returns the scope of the surrounding work, if its reads may go to a replica. */
export function readScope(): ReadScope | undefined {
  return current.getStore()
}

/** Runs work whose reads go to a replica until it writes something. */
export function withReplica<T>(replica: Replica, work: () => Promise<T>): Promise<T> {
  const scope: ReadScope = { replica }
  return current.run(scope, work).finally(() => {
    scope.replica = undefined
  })
}

/**
 * Runs work at the primary. For work that is independent of the surrounding work, such as counting a view or loading
 * data that the whole process uses. The surrounding work still reads from its replica.
 */
export function atPrimary<T>(work: () => Promise<T>): Promise<T> {
  return current.exit(work)
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** The request or job that a statement, a log line or an error belongs to. */
export interface CurrentWork {
  /** The name of an operation, `page`, or a job such as `job mail`. */
  operation: string
  /** Absent where no request causes the work. */
  requestId?: string | undefined
}

const current = new AsyncLocalStorage<CurrentWork>()

/**
 * Runs `work` under the name of an operation. Work inside of it belongs to the same request unless it names another.
 */
export function asOperation<T>({ operation, requestId }: CurrentWork, work: () => T): T {
  return current.run({ operation, requestId: requestId ?? current.getStore()?.requestId }, work)
}

const outside = AsyncLocalStorage.snapshot()

/**
 * Runs work that outlives the operation that happens to begin it, such as a timer, outside of that operation: without
 * its name and without other asynchronous context of the request, such as its memo.
 */
export function outsideOperations<T>(work: () => T): T {
  return outside(work)
}

/** Returns the work in progress at this point of the program; undefined outside of operations and jobs. */
export function currentWork(): CurrentWork | undefined {
  return current.getStore()
}

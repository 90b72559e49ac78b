import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './database.ts'

/** The reads memoized so far. */
interface RequestMemo {
  reads: Map<string, Promise<unknown>>
  isOver: boolean
}

const current = new AsyncLocalStorage<RequestMemo>()

/**
 * Memoizes reads for the duration of `work`, such as rendering a page: each {@link memoizeRead} key is read once. The
 * memo ends with the work, also for promises that outlive it.
 *
 * Saves queries that several parts of a page would repeat: on SQLite the page of a question takes 0.92 to 0.95 of the
 * processor time (`pnpm bench --only "page: question"`, with and without the memo in one run). Can be deleted once a
 * page loads each row once and passes it on.
 */
export function withRequestMemo<T>(work: () => Promise<T>): Promise<T> {
  const memo: RequestMemo = { reads: new Map(), isOver: false }
  return current.run(memo, work).finally(() => {
    memo.isOver = true
    memo.reads.clear()
  })
}

/**
 * Returns the result of the read that was memoized under this key in the surrounding {@link withRequestMemo}, if there
 * is one.
 */
export function memoizedRead<T>(db: Db, key: string): Promise<T> | undefined {
  const memo = current.getStore()
  if (!memo || memo.isOver || db.isTransaction) return undefined
  // All callers use a key with the same type, so the cast is safe.
  return memo.reads.get(key) as Promise<T> | undefined
}

/**
 * Reads through the memo of the surrounding {@link withRequestMemo}. Outside of one, and in a transaction, it reads
 * each time.
 * @param key identifies the read, the same for all callers, e.g. `question 7`
 */
export function memoizeRead<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const memo = current.getStore()
  if (!memo || memo.isOver || db.isTransaction) return read()
  // All callers use a key with the same type, so the cast is safe.
  const present = memo.reads.get(key) as Promise<T> | undefined
  if (present) return present
  const pending = read()
  memo.reads.set(key, pending)
  return pending
}

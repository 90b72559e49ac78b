import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './database.ts'

/** What one page has asked for so far. */
interface Reading {
  answers: Map<string, Promise<unknown>>
  isOver: boolean
}

const current = new AsyncLocalStorage<Reading>()

/**
 * Does work of many reads that belong to one moment, such as making a page: what several of them ask for is read once.
 * Nothing of it is left when the work is done, also for what the work has set going and that lasts longer.
 */
export function asOneReading<T>(work: () => Promise<T>): Promise<T> {
  const reading: Reading = { answers: new Map(), isOver: false }
  return current.run(reading, work).finally(() => {
    reading.isOver = true
    reading.answers.clear()
  })
}

/**
 * Reads what others may have read within the same {@link asOneReading}. Elsewhere, and in a transaction, it is read each
 * time.
 * @param key names what is read, the same for all who ask for it, e.g. `question 7`
 */
export function readOnce<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const reading = current.getStore()
  if (!reading || reading.isOver || db.isTransaction) return read()
  // A key is always asked for with the type it was read with.
  const present = reading.answers.get(key) as Promise<T> | undefined
  if (present) return present
  const asked = read()
  reading.answers.set(key, asked)
  return asked
}

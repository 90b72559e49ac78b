import type { LogEvent } from 'kysely'
import { errorType } from '../spans/current-span.ts'

/** A statement that the database has answered. */
export interface Statement {
  /** The SQL text, with placeholders in place of the values. */
  text: string
  /** Duration in milliseconds, including the wait for the responses to earlier statements. */
  ms: number
  /** The name of the error, if the statement failed. */
  failure?: string
  /** The replica that it was sent to; by default the primary. */
  replica?: string
}

/** The listeners for every statement of a database. */
export class StatementListeners {
  #listeners: ((statement: Statement) => void)[] = []

  /** Adds a listener, which must be quick. */
  on(listener: (statement: Statement) => void): void {
    this.#listeners.push(listener)
  }

  /** Receives the events of Kysely. */
  note = (event: LogEvent): void => {
    const { query, queryDurationMillis: ms } = event
    this.emit({ text: query.sql, ms, ...(event.level === 'error' && { failure: errorType(event.error) }) })
  }

  emit(statement: Statement): void {
    for (const listener of this.#listeners) listener(statement)
  }
}

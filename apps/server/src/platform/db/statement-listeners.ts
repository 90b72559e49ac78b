import type { LogEvent } from 'kysely'

/** A statement that the database has answered. */
export interface Statement {
  /** With placeholders in place of the values. */
  text: string
  /** Duration in milliseconds, including the wait for the answers to earlier statements. */
  ms: number
}

/** The listeners for every statement of a database. */
export class StatementListeners {
  #listeners: ((statement: Statement) => void)[] = []

  /** Adds a listener, which must be quick. */
  on(listener: (statement: Statement) => void): void {
    this.#listeners.push(listener)
  }

  /** Receives the log events of Kysely. */
  note = ({ query, queryDurationMillis: ms }: LogEvent): void => {
    this.emit({ text: query.sql, ms })
  }

  emit(statement: Statement): void {
    for (const listener of this.#listeners) listener(statement)
  }
}

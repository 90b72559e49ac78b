import type { RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Term } from './terms.ts'

/** The units of a text (`unitsOf`); those of its title weigh more than those of its body. */
export interface IndexedText {
  title: readonly string[]
  body: readonly string[]
}

/** A search query. At least one of the lists is not empty. */
export interface FullTextQuery {
  /** A text matches if it contains any of these. */
  anyOf: readonly Term[]
  /** A text must contain every one of these. */
  phrases: readonly Term[]
}

/** A matching text; a higher relevance is better, and comparable within one query only. */
export interface FullTextMatch {
  key: number
  relevance: number
}

/**
 * A full-text index over texts with integer keys, implemented once per engine. It is updated in the transaction that
 * changes the text.
 */
export interface FullText {
  /** Creates the empty index; for a migration. */
  create(db: Db): Promise<void>
  /** Indexes a text under a key, replacing the previous one. */
  put(tx: Db, key: number, text: IndexedText): Promise<void>
  remove(tx: Db, key: number): Promise<void>
  /** Clears what removed and replaced texts left behind in the index, step by step; the caller pauses between steps. */
  purge(db: Db): AsyncGenerator<void>
  /** Returns a subquery of the keys of all texts. */
  keys(): RawBuilder<{ key: number }>
  /** Returns a subquery of the matches, to be joined by key. */
  matches(query: FullTextQuery): RawBuilder<FullTextMatch>
}

import type { RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Term } from './terms.ts'

/** What is indexed of a text, as units (`unitsOf`): those of its title weigh more than those of its body. */
export interface IndexedText {
  title: readonly string[]
  body: readonly string[]
}

/** What is looked for. One of both lists has a term in it. */
export interface FullTextQuery {
  /** A text matches with any of these. */
  anyOf: readonly Term[]
  /** A text must hold every one of these. */
  phrases: readonly Term[]
}

/** A text that matches; a higher relevance is better, and comparable within one query only. */
export interface FullTextMatch {
  key: number
  relevance: number
}

/**
 * An index of words over texts that have integer keys, in whatever way the engine has one. It changes in the
 * transaction that changes the text.
 */
export interface FullText {
  /** Creates the empty index; for a migration. */
  create(db: Db): Promise<void>
  /** Indexes a text under a key, in place of what was there. */
  put(tx: Db, key: number, text: IndexedText): Promise<void>
  remove(tx: Db, key: number): Promise<void>
  /** A subquery of the keys of all texts. */
  keys(): RawBuilder<{ key: number }>
  /** A subquery of the matches, to be joined by key. */
  matches(query: FullTextQuery): RawBuilder<FullTextMatch>
}

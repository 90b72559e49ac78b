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

/** All terms of a query, in the order in which their counts and tiers are listed. */
export function termsIn({ anyOf, phrases }: FullTextQuery): readonly Term[] {
  return [...anyOf, ...phrases]
}

/** Numbers of texts that have a term, counted up to a limit. */
export interface TermCounts {
  all: number
  /** `impact.ts` says what a tier is. The texts in the strongest tier, in the two strongest, and so on; no longer counted from the limit on. */
  tiers: readonly number[]
}

/** For each term how many of its strongest tiers are read, or all texts with it. */
export type ReadTiers = readonly (number | 'all')[]

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
  /** Drops the index; for a migration. */
  drop(db: Db): Promise<void>
  /** Indexes a text under a key, replacing the previous one. */
  put(tx: Db, key: number, text: IndexedText): Promise<void>
  remove(tx: Db, key: number): Promise<void>
  /** Clears what removed and replaced texts left behind in the index, step by step; the caller pauses between steps. */
  purge(db: Db): AsyncGenerator<void>
  /** Returns a subquery of the keys of all texts. */
  keys(): RawBuilder<{ key: number }>
  /**
   * Returns a condition for each row of a statement that may read many. It ends the statement at its time limit where the
   * database cannot do that by itself (`Database.search`).
   */
  inTime(key: RawBuilder<number>): RawBuilder<boolean>
  /** Returns a subquery of the matches, to be joined by key. */
  matches(query: FullTextQuery): RawBuilder<FullTextMatch>
  /** Returns a subquery of those matches in which a term has one of the given tiers. */
  strongMatches(query: FullTextQuery, tiers: ReadTiers): RawBuilder<FullTextMatch>
  /** Returns a subquery of the matches with the greatest keys. */
  newestMatches(query: FullTextQuery, limit: number): RawBuilder<FullTextMatch>
  /** Counts matches up to a limit. */
  count(db: Db, query: FullTextQuery, limit: number): Promise<number>
  /** Counts the texts with each term up to a limit: of the words, then of the phrases. */
  countTerms(db: Db, query: FullTextQuery, limit: number): Promise<readonly TermCounts[]>
}

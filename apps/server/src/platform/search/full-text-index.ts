import type { RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Term } from './terms.ts'

/** The units of a text (`unitsOf`); those of its title weigh more than those of its body. */
export interface IndexedText {
  title: readonly string[]
  body: readonly string[]
}

/** A text and its key in the index. */
export interface KeyedText {
  key: number
  text: IndexedText
}

/** A search query. At least one of the lists is not empty. */
export interface FullTextQuery {
  /** A text matches only if it contains at least one of these terms; an empty list allows every text. */
  anyOf: readonly Term[]
  /** A text matches only if it contains every one of these terms. */
  phrases: readonly Term[]
}

/** Returns all terms of a query. */
export function termsIn({ anyOf, phrases }: FullTextQuery): readonly Term[] {
  return [...anyOf, ...phrases]
}

/** Frequencies of terms. */
export interface TermCounts {
  /** Approximate number of all texts. */
  texts: number
  /** For each term, the number of texts that contain it; an estimate if counting reached its limit. */
  frequencies: readonly number[]
  /**
   * For each term, true if the number of texts that contain it as a whole word reaches the limit. Texts with longer
   * words that begin with the term are then not counted.
   */
  frequentWhole: readonly boolean[]
}

/** A request for the texts in which a term is strongest. */
export interface StrongestTexts {
  term: Term
  /**
   * Another term that must be strong in the texts, too. `weight` is its importance in comparison with `term`; `isDense`
   * is true if very many texts contain both.
   */
  beside?: { term: Term; weight: number; isDense: boolean }
  /** Terms that the texts must also match. */
  within?: FullTextQuery
  /** The lowest key that is examined; all by default. */
  from?: number
  /**
   * The number of texts with the terms, if known: `few` is fewer than wanted, so all of them are returned; `many` is so
   * many that only the tiers of the terms are searched, and not also all texts regardless of tiers.
   */
  amount?: 'few' | 'many'
}

/**
 * A full-text index over texts with integer keys, implemented once per engine. It is updated in the transaction that
 * changes the text.
 */
export interface FullText {
  /** Creates the empty index; for a migration. */
  create(db: Db): Promise<void>
  /** Creates the empty table of `textTiers`, which is part of the index, if it is not there; for a migration. */
  createTiers(db: Db): Promise<void>
  /** Drops the index; for a migration. */
  drop(db: Db): Promise<void>
  /** Indexes texts under their keys, which all differ, replacing the previous ones. */
  put(tx: Db, texts: readonly KeyedText[]): Promise<void>
  remove(tx: Db, key: number): Promise<void>
  /** Clears what removed and replaced texts left behind in the index, step by step; the caller pauses between steps. */
  purge(db: Db): AsyncGenerator<void>
  /** Returns a subquery of the keys of all texts. */
  keys(): RawBuilder<{ key: number }>
  /**
   * Returns a condition to check for each row of a statement that may read many rows. It ends the statement at its time
   * limit where the database cannot do that by itself (`Database.search`).
   */
  inTime(key: RawBuilder<number>): RawBuilder<boolean>
  /** Returns a subquery of given keys. */
  among(keys: readonly number[]): RawBuilder<{ key: number }>
  /**
   * Returns the position, from 1, of the character at which a part of a text begins; 0 if the text does not contain it.
   */
  placeOf(text: RawBuilder<string>, part: string): RawBuilder<number>
  /** Counts matches up to a limit. */
  count(db: Db, query: FullTextQuery, limit: number): Promise<number>
  /**
   * Counts the texts with each term up to a limit, and estimates the rest. If a whole word alone reaches the limit,
   * longer words that begin with it are not counted.
   */
  countTerms(db: Db, terms: readonly Term[], limit: number): Promise<TermCounts>
  /** Finds the matches with the greatest keys. */
  findNewest(db: Db, query: FullTextQuery, limit: number): Promise<number[]>
  /**
   * Finds the texts in which a term is strongest, for several terms at once. The texts of each term are searched
   * part by part (`parts-of-list.ts`), and within a part from the greatest key downwards.
   * @param limit the approximate number of texts to find for each request
   */
  findStrongest(db: Db, asked: readonly StrongestTexts[], limit: number): Promise<number[]>
}

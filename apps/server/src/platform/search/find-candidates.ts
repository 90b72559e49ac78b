import type { Db } from '../db/database.ts'
import type { FullText, FullTextQuery, StrongestTexts, TermCounts } from './full-text-index.ts'
import { termsIn } from './full-text-index.ts'
import { IMPACTS } from './impact.ts'
import { rarity } from './relevance.ts'

/** Limits of a search, so that its cost does not grow with the number of matches. */
export interface CandidateBounds {
  /** If there are no more matches than this, all of them are returned. */
  whole: number
  /**
   * With more matches than `whole`, about this many are returned for each term and combination of terms that is
   * searched (`StrongestTexts`).
   */
  strongest: number
  /** The number of matches at which counting stops. */
  count: number
  /** Number of matches on earlier pages. If there are not more matches than this, none of them is read. */
  skipped: number
}

/** The matches to rank. */
export interface Candidates {
  keys: readonly number[]
  /** True if `keys` are all matches. */
  isComplete: boolean
  /** The number of all matches, counted up to `CandidateBounds.count`. */
  count: number
  /** The query, except that a frequent word no longer matches the longer words that begin with it. */
  query: FullTextQuery
  terms: TermCounts
}

/**
 * Finds the matches of a query that may be on its first pages: all of them if there are few, otherwise those in which
 * single terms or combinations of terms are strongest. The amount that is read does not grow with the number of
 * matches.
 */
export async function findCandidates(
  db: Db,
  index: FullText,
  asked: FullTextQuery,
  bounds: CandidateBounds,
): Promise<Candidates> {
  const terms = await index.countTerms(db, termsIn(asked), bounds.count)
  const query = withoutBeginnings(asked, terms)
  const found = { query, terms }
  const count = await countOf(db, index, query, terms, bounds.count)
  if (count <= bounds.whole) {
    return { ...found, count, isComplete: true, keys: await index.findNewest(db, query, bounds.whole) }
  }
  if (count <= bounds.skipped) return { ...found, count, isComplete: false, keys: [] }
  const keys = await index.findStrongest(db, waysToMatch(query, terms, bounds.strongest), bounds.strongest)
  return { ...found, count, isComplete: false, keys }
}

/**
 * Makes frequent words match whole words only: a person who types a whole frequent word does not mean the longer words
 * that begin with it.
 */
function withoutBeginnings({ anyOf, phrases }: FullTextQuery, { frequentWhole }: TermCounts): FullTextQuery {
  return { anyOf: anyOf.map((term, index) => (frequentWhole[index] ? { ...term, prefix: false } : term)), phrases }
}

async function countOf(
  db: Db,
  index: FullText,
  query: FullTextQuery,
  { frequencies }: TermCounts,
  limit: number,
): Promise<number> {
  const most = Math.max(...frequencies)
  // A search for any of several words matches at least as many texts as its most frequent word alone.
  if (frequencies.length === 1 || (query.phrases.length === 0 && most >= limit)) return Math.min(most, limit)
  return index.count(db, query, limit)
}

/**
 * A pair of terms is dense if at least this share of all texts contains both. Many of these texts are then equally
 * strong, so they are searched in finer steps.
 */
const DENSE = 0.05

/**
 * If the expected number of texts with both terms of a pair is at least this many times the wanted number, only texts
 * in which the terms are strong are searched, and not also all texts with both terms.
 */
const PLENTIFUL_RATIO = 10

/** Approximate maximum number of index entries read for one combination of terms; each takes some 25 ns. */
const SCANNED_ENTRIES = 5_000

/**
 * Returns the terms and combinations of terms by which a text may reach the first pages: each term that can bring it
 * there alone ({@link decisive}), each pair of the three rarest terms, and all terms together. For a query with phrases
 * these are its terms, each within the texts that match the whole query. If frequent terms have to occur together, only
 * the newest texts are searched.
 */
function waysToMatch(
  { anyOf, phrases }: FullTextQuery,
  { texts, frequencies }: TermCounts,
  wanted: number,
): StrongestTexts[] {
  const terms = termsIn({ anyOf, phrases })
    .map((term, index) => ({
      term,
      frequency: frequencies[index] ?? 0,
      weight: rarity(texts, frequencies[index] ?? 0),
    }))
    .toSorted((a, b) => a.frequency - b.frequency)
  const [rarest, second, third] = terms
  const alone = decisive(terms, wanted).map(({ term, frequency }): StrongestTexts => {
    return { term, amount: frequency < wanted ? 'few' : 'many' }
  })
  if (rarest === undefined || second === undefined) return alone
  const from = (frequency: number) =>
    frequency > SCANNED_ENTRIES ? Math.floor(texts * (1 - SCANNED_ENTRIES / frequency)) : 0
  const most = terms.at(-1)?.frequency ?? 0
  if (phrases.length > 0) return terms.map(({ term }) => ({ term, within: { anyOf, phrases }, from: from(most) }))
  const pairs = [
    [rarest, second],
    ...(third
      ? [
          [rarest, third],
          [second, third],
        ]
      : []),
  ] as const
  const together = pairs.map(([one, other]): StrongestTexts => {
    const expected = (one.frequency * other.frequency) / Math.max(texts, 1)
    const beside = { term: other.term, weight: other.weight / one.weight, isDense: expected >= DENSE * texts }
    return { term: one.term, beside, ...(expected >= PLENTIFUL_RATIO * wanted && { amount: 'many' }) }
  })
  const others = terms.slice(1).map(({ term }) => term)
  const all = third ? [{ term: rarest.term, within: { anyOf: [], phrases: others }, from: from(most) }] : []
  return [...alone, ...together, ...all]
}

/**
 * Leaves out the most frequent terms if enough texts contain another term whose weak occurrence is worth more than all
 * the left out terms together. The frequent terms alone do not bring a text to the first pages (Turtle and Flood, Query
 * evaluation: strategies and optimizations, 1995).
 */
function decisive<T extends { frequency: number; weight: number }>(terms: readonly T[], wanted: number): readonly T[] {
  const [weakest = 0] = IMPACTS
  const enough = weakest * Math.max(0, ...terms.map(({ frequency, weight }) => (frequency < wanted ? 0 : weight)))
  const strongest = IMPACTS.at(-1) ?? 0
  const isDecisive = (_: T, place: number) =>
    terms.slice(place).reduce((sum, { weight }) => sum + weight * strongest, 0) >= enough
  return terms.filter(isDecisive)
}

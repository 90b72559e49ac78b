import { searchLimits } from '@quandary/api-client/limits'
import type { Capabilities, Db } from '../../platform/db/database.ts'
import type { TermCounts } from '../../platform/search/full-text-index.ts'
import { distanceBetween, isSpellable, mistakesIn } from '../../platform/search/near-words.ts'
import { findDocuments } from './find-documents.ts'
import { MIN_POSTS } from './rebuild-vocabulary.ts'
import type { SearchQuery } from './search-query.ts'
import { replaceWords } from './search-query.ts'
import { ANYTHING } from './search-store.ts'
import type { VocabularyWord } from './vocabulary-store.ts'
import { findNearWords } from './vocabulary-store.ts'

/**
 * If a search finds something, its words that at least this many posts of any state contain are not corrected. Whether
 * a rarer word is corrected depends on public posts alone: otherwise a missing suggestion would reveal that a hidden
 * post contains the word.
 */
const RARE = 20
/** Number of near words that are tried, the nearest first. */
const MAX_TRIED = 3

/** A search, and what it has found. */
export interface Searched {
  text: string
  query: SearchQuery
  /** Number of public posts found. */
  count: number
  terms: TermCounts
}

/** A corrected search. */
export interface Correction {
  text: string
  /** True if no public post has any of the corrected words, so that they are mistakes here. */
  isCertain: boolean
}

/**
 * Corrects those words of a search that no public post has and, if the search found nothing, those that few have. Words
 * are replaced by the nearest words of public posts, of equally near ones by the most frequent.
 * @returns undefined if there is nothing to correct
 */
export async function correctSpelling(db: Db, can: Capabilities, searched: Searched): Promise<Correction | undefined> {
  const { text, count } = searched
  const typed = mistypedWords(searched)
  if (typed.length === 0) return undefined
  const known = await findNearWords(db, typed)
  const corrections = new Map<string, string>()
  let isCertain = true
  for (const word of typed) {
    const near = nearestOf(word, known)
    // A word of the vocabulary is not a mistake.
    if (near.length === 0 || near[0] === word) continue
    const isWord = (await countPublic(db, can, word, true)) > 0
    if (isWord && count > 0) continue
    for (const candidate of near) {
      // The vocabulary may be a day old, so its words may have left the public posts.
      if ((await countPublic(db, can, candidate, false)) < MIN_POSTS) continue
      corrections.set(word, candidate)
      isCertain &&= !isWord
      break
    }
  }
  const corrected = replaceWords(text, corrections)
  return corrected === text || corrected.length > searchLimits.q.max ? undefined : { text: corrected, isCertain }
}

/**
 * Returns the words that may be mistakes: plain words that can be corrected ({@link isSpellable}). If the search found
 * something, only those that few posts contain.
 */
function mistypedWords({ query, count, terms }: Searched): string[] {
  // If the search is a single word, every post that it found contains this word.
  if (count > 0 && query.words.length === 1) return []
  return query.words.flatMap(({ units }, place) => {
    const [word = ''] = units
    if (units.length !== 1 || !isSpellable(word)) return []
    return count === 0 || (terms.frequencies[place] ?? 0) < RARE ? [word] : []
  })
}

/** Returns the words within the allowed number of mistakes, the nearest and then the most frequent first. */
function nearestOf(typed: string, known: readonly VocabularyWord[]): string[] {
  const mistakes = mistakesIn(typed)
  return known
    .filter(({ word }) => Math.abs(word.length - typed.length) <= mistakes)
    .map(({ word, frequency }) => ({ word, frequency, distance: distanceBetween(typed, word) }))
    .filter(({ distance }) => distance <= mistakes)
    .toSorted(
      (one, other) =>
        one.distance - other.distance || other.frequency - one.frequency || (one.word < other.word ? -1 : 1),
    )
    .slice(0, MAX_TRIED)
    .map(({ word }) => word)
}

async function countPublic(db: Db, can: Capabilities, word: string, prefix: boolean): Promise<number> {
  const selection = { ...ANYTHING, words: [{ units: [word], prefix }] }
  return (await findDocuments(db, can, selection, { size: 1, offset: 0 })).count
}

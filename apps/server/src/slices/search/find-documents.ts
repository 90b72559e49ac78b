import type { Capabilities, Db } from '../../platform/db/database.ts'
import type { CandidateBounds, Candidates } from '../../platform/search/find-candidates.ts'
import { findCandidates } from '../../platform/search/find-candidates.ts'
import type { FullTextQuery, TermCounts } from '../../platform/search/full-text-index.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import type { FoundDocument, SearchSelection } from './search-store.ts'
import {
  countSelected,
  findAmong,
  isFiltered,
  narrowDocuments,
  newestDocuments,
  theseDocuments,
} from './search-store.ts'

/** Limits of a search, so that its cost does not grow with the site (docs/spec/domain.md#search). */
export interface SearchBounds {
  /** A search by words alone ranks all matches, if there are no more than this many. */
  whole: number
  /**
   * With more matches than `whole`, only the strongest are ranked: about this many for each term or pair of terms
   * (`StrongestTexts`), and at least twice as many as the pages up to the requested one show.
   */
  strongest: number
  /** A search with a filter or another order examines all matches, if there are no more than this many. */
  filtered: number
  /** With more matches than `filtered`, this many of the newest are examined, besides the strongest. */
  newest: number
  /** A search without words examines this many documents, the newest. */
  wordless: number
  /** Counting matches stops at this number. */
  count: number
}

const BOUNDS: SearchBounds = {
  whole: 500,
  strongest: 100,
  filtered: 2_000,
  newest: 2_000,
  wordless: 5_000,
  count: 10_000,
}

/** One page of matches. */
export interface FoundDocuments {
  /** Number of all matches, up to a limit. */
  count: number
  hits: FoundDocument[]
  /** True if only some of the possible matches were examined; `count` covers only these. */
  partial?: true
}

interface Page {
  size: number
  offset: number
}

/** Finds one page of matching documents, and their total count up to a limit. */
export async function findDocuments(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: Page,
  bounds: SearchBounds = BOUNDS,
): Promise<FoundDocuments> {
  return (await findWithTerms(db, can, selection, page, bounds)).found
}

/**
 * Like {@link findDocuments}, and also returns the frequencies of the words and phrases, which include posts that are
 * not public.
 */
export async function findWithTerms(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: Page,
  bounds: SearchBounds = BOUNDS,
): Promise<{ found: FoundDocuments; terms?: TermCounts }> {
  const { words, phrases, order } = selection
  if (words.length + phrases.length === 0) {
    return { found: await findWithoutWords(db, can, selection, page, bounds) }
  }
  const isRanked = order === 'relevance' && !isFiltered(selection)
  const candidates = await findCandidates(
    db,
    fullTextOf(can),
    { anyOf: words, phrases },
    candidateBounds(isRanked, page, bounds),
  )
  const { terms } = candidates
  if (isRanked) return { found: await rank(db, can, selection, page, candidates), terms }
  const narrow = candidates.isComplete ? undefined : await findNarrow(db, can, selection, page, candidates, bounds)
  return { found: narrow ?? (await findFiltered(db, can, selection, page, candidates, bounds)), terms }
}

/** Like {@link findDocuments}, but searches only the newest matches. */
export async function findAmongNewest(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: Page,
): Promise<FoundDocuments> {
  const { words, phrases } = selection
  const query = { anyOf: words, phrases }
  const among =
    words.length + phrases.length > 0
      ? theseDocuments(can, await fullTextOf(can).findNewest(db, query, BOUNDS.newest))
      : newestDocuments(BOUNDS.newest)
  return { ...(await findAmong(db, can, selection, among, page)), partial: true }
}

/**
 * Requests twice as many of the strongest matches as the pages up to this one show, because some are not public. The
 * maximum is twice the number at which counting stops or, for a filtered search, the number of matches that the search
 * examines in any case.
 */
function candidateBounds(isRanked: boolean, { size, offset }: Page, bounds: SearchBounds): CandidateBounds {
  const { whole, filtered, count } = bounds
  const strongest = (most: number) => Math.max(bounds.strongest, Math.min(2 * (size + offset), most))
  return isRanked
    ? { whole, strongest: strongest(2 * count), count, skipped: offset }
    : { whole: filtered, strongest: strongest(filtered), count, skipped: 0 }
}

async function rank(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: Page,
  { keys, isComplete, count, query, terms }: Candidates,
): Promise<FoundDocuments> {
  const found = await findAmong(db, can, withQuery(selection, query), theseDocuments(can, keys), page, terms)
  return isComplete ? found : { ...found, count }
}

/** Examines all matches or, if there are many, the newest and the strongest. */
async function findFiltered(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: Page,
  { keys, isComplete, query, terms }: Candidates,
  bounds: SearchBounds,
): Promise<FoundDocuments> {
  const newest = isComplete ? [] : await fullTextOf(can).findNewest(db, query, bounds.newest)
  const among = theseDocuments(can, isComplete ? keys : [...new Set([...newest, ...keys])])
  const partial = isComplete ? {} : { partial: true as const }
  const rated = selection.order === 'relevance' ? terms : undefined
  return { ...(await findAmong(db, can, withQuery(selection, query), among, page, rated)), ...partial }
}

/**
 * Examines all documents of a person, of a question or with a tag, if these are few and the words are frequent. This
 * way of searching cannot distinguish a phrase, or a word that consists of several index units, from its parts, so it
 * is not used for searches that contain one.
 * @returns undefined if the search cannot be made in this way
 */
async function findNarrow(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: Page,
  { query, terms }: Candidates,
  bounds: SearchBounds,
): Promise<FoundDocuments | undefined> {
  const isPlain = query.phrases.length === 0 && query.anyOf.every(({ units }) => units.length === 1)
  const narrow = narrowDocuments(selection, bounds.filtered + 1)
  if (narrow === undefined || !isPlain) return undefined
  if ((await countSelected(db, narrow)) > bounds.filtered) return undefined
  return findAmong(db, can, withQuery(selection, query), narrow, page, terms)
}

/**
 * Examines all documents of a person, of a question or with a tag, or only the newest of them if there are too many. If
 * the search names none of the three, examines the newest of all documents.
 */
async function findWithoutWords(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: Page,
  { wordless }: SearchBounds,
): Promise<FoundDocuments> {
  const documents = (limit: number) => narrowDocuments(selection, limit) ?? newestDocuments(limit)
  const found = await findAmong(db, can, selection, documents(wordless), page)
  return (await countSelected(db, documents(wordless + 1))) > wordless ? { ...found, partial: true } : found
}

function withQuery(selection: SearchSelection, { anyOf, phrases }: FullTextQuery): SearchSelection {
  return { ...selection, words: anyOf, phrases }
}

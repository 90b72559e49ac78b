import type { Capabilities, Db } from '../../platform/db/database.ts'
import { correctSpelling } from './correct-spelling.ts'
import type { FoundDocuments } from './find-documents.ts'
import { findDocuments, findWithTerms } from './find-documents.ts'
import type { SearchQuery } from './search-query.ts'
import { parseSearchQuery } from './search-query.ts'
import type { SearchSelection } from './search-store.ts'

/** A search as typed, and everything it is resolved to. */
export interface TypedSearch {
  text: string
  query: SearchQuery
  selection: SearchSelection
  paging: { size: number; offset: number }
}

/** One page of matches of a search as typed. */
export interface FoundWithSuggestion extends FoundDocuments {
  /** The search with corrected words; absent if nothing is to be corrected or the corrected search finds nothing. */
  suggestion?: string
  /** The page of the corrected search, if the search as typed finds nothing and its words are certainly mistakes. */
  instead?: FoundDocuments
}

/** Finds one page of matching documents, and a correction if words of the search are mistyped. */
export async function findWithSuggestion(
  db: Db,
  can: Capabilities,
  { text, query, selection, paging }: TypedSearch,
): Promise<FoundWithSuggestion> {
  const { found, terms } = await findWithTerms(db, can, selection, paging)
  const correction = terms && (await correctSpelling(db, can, { text, query, count: found.count, terms }))
  if (!correction) return found
  if (found.count > 0) return { ...found, suggestion: correction.text }
  const { words, phrases } = parseSearchQuery(correction.text)
  const instead = await findDocuments(db, can, { ...selection, words, phrases }, paging)
  if (instead.count === 0) return found
  return { ...found, suggestion: correction.text, ...(correction.isCertain && { instead }) }
}

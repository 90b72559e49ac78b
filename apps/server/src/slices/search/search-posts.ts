import type { OperationQuery, Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { QueryTookTooLong } from '../../platform/db/query-took-too-long.ts'
import { callerOf } from '../../platform/http/caller-network.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { questionIds } from '../questions/index.ts'
import { findTagByAnySlug, findTagFamily, normaliseSlug } from '../tags/index.ts'
import { findUserByUsername } from '../users/index.ts'
import { toEngineQuery, askEngine } from './ask-engine.ts'
import { viewHits } from './search-hits.ts'
import type { SearchQuery } from './search-query.ts'
import { isEmptyQuery, parseSearchQuery } from './search-query.ts'
import type { FoundDocuments } from './find-documents.ts'
import { findAmongNewest } from './find-documents.ts'
import type { FoundWithSuggestion, TypedSearch } from './find-with-suggestion.ts'
import { findWithSuggestion } from './find-with-suggestion.ts'
import type { SearchSelection } from './search-store.ts'

const PAGE_SIZE = 30
const MAX_PAGE_SIZE = 50
/** A key that no row has, used for names that do not exist. */
const UNKNOWN_KEY = 0

/**
 * Finds one page of public questions and answers, 30 by default and at most 50. Unknown tags, people and questions
 * match nothing, and so does a search without a word or a token. The search runs in a plugin's search engine, or in the
 * site's own index if there is no such engine or it fails. The index also suggests a correction of mistyped words. If
 * `correct` is set, the search as typed finds nothing and its words are certainly mistakes, the matches of the
 * corrected search are returned instead.
 * @throws {TooManyRequests} when too many searches wait, in total or of this caller, or this one has waited too long
 */
export async function searchPosts(
  ctx: AppContext,
  asked: OperationQuery<'search'>,
  { viewer, language, ip }: { viewer: Viewer | null; language: Language; ip: string },
): Promise<Schemas['SearchPage']> {
  const query = parseSearchQuery(asked.q)
  if (isEmptyQuery(query)) return { count: 0, list: [] }
  const selection = await resolveNames(ctx, query, asked.order ?? 'relevance', viewer)
  const paging = readPaging({ page: asked.page, page_size: asked.size }, { size: PAGE_SIZE, max: MAX_PAGE_SIZE })
  const found = await askEngine(ctx, toEngineQuery(selection, paging), language)
  if (found) return viewPage(ctx, found, query)
  const typed = { text: asked.q, query, selection, paging }
  const { suggestion, instead, ...inIndex } = await findInIndex(ctx, typed, callerOf({ viewer, ip }))
  const suggested = suggestion === undefined ? {} : { suggestion }
  return asked.correct === true && suggestion !== undefined && instead
    ? { ...(await viewPage(ctx, instead, parseSearchQuery(suggestion))), suggestion, corrected: true }
    : { ...(await viewPage(ctx, inIndex, query)), ...suggested }
}

async function viewPage(
  ctx: AppContext,
  { hits, ...counted }: FoundDocuments,
  { words, phrases }: SearchQuery,
): Promise<Schemas['SearchPage']> {
  return { ...counted, list: await viewHits(ctx, hits, [...words, ...phrases]) }
}

/** Finds a page in the site's own index; only among its newest posts if the whole search takes too long. */
async function findInIndex(ctx: AppContext, typed: TypedSearch, as: string): Promise<FoundWithSuggestion> {
  try {
    return await ctx.database.search((db) => findWithSuggestion(db, ctx.can, typed), { as })
  } catch (error) {
    if (!(error instanceof QueryTookTooLong)) throw error
    return ctx.database.search((db) => findAmongNewest(db, ctx.can, typed.selection, typed.paging), { as })
  }
}

/** A selection with its words before they are turned into index terms. */
type RequestedSelection = Omit<SearchSelection, 'words' | 'phrases'> & Pick<SearchQuery, 'words' | 'phrases'>

async function resolveNames(
  ctx: AppContext,
  query: SearchQuery,
  order: SearchSelection['order'],
  viewer: Viewer | null,
): Promise<RequestedSelection> {
  const tagFamilies: number[][] = []
  for (const tag of query.tags) tagFamilies.push(await tagFamily(ctx, tag))
  const { kind, inQuestion, author } = query
  return {
    words: query.words,
    phrases: query.phrases,
    tagFamilies,
    authorId: author === undefined ? undefined : await authorId(ctx, author, viewer),
    score: query.score,
    kind,
    // Filters that do not fit the kind decided by the last token are ignored: questions are not accepted, answers have
    // no views.
    unsolved: kind === 'question' && query.unsolved === true,
    views: kind === 'question' ? query.views : undefined,
    answers: kind === 'question' ? query.answers : undefined,
    accepted: kind === 'answer' && query.accepted === true,
    questionId:
      kind === 'answer' && inQuestion !== undefined ? (questionIds.read(inQuestion) ?? UNKNOWN_KEY) : undefined,
    order: order === 'relevance' && query.words.length + query.phrases.length === 0 ? 'newest' : order,
  }
}

async function authorId(ctx: AppContext, name: string, viewer: Viewer | null): Promise<number> {
  if (name === 'me') return viewer?.id ?? UNKNOWN_KEY
  return (await findUserByUsername(ctx.db, name))?.id ?? UNKNOWN_KEY
}

/**
 * Returns a tag with all its synonyms, whichever of them was named. An unknown tag matches nothing
 * (docs/spec/decisions.md#d11).
 */
async function tagFamily(ctx: AppContext, name: string): Promise<number[]> {
  const tag = await findTagByAnySlug(ctx.db, normaliseSlug(name))
  if (!tag || tag.status === 'deleted') return [UNKNOWN_KEY]
  return findTagFamily(ctx.db, tag.main_tag_id ?? tag.id)
}

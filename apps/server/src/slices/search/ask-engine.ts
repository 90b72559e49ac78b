import type { SearchRequest, SearchResult } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { ENGLISH } from '../../platform/i18n/language.ts'
import type { QueryTerm } from '../../platform/search/terms.ts'
import { callPlugin } from '../plugins/index.ts'
import { engineKey, readEngineKey } from './engine-posts.ts'
import { findAnsweringEngine } from './search-engine.ts'
import { MAX_WORDS } from './search-query.ts'
import type { SearchSelection } from './search-store.ts'
import { filterPublic } from './search-store.ts'
import type { DocumentType } from './store.ts'

/**
 * Timeout of a search with an engine, because the page waits for the result. After it, the site's own index is searched
 * instead.
 */
const FIND_MS = 3_000

interface Hits {
  count: number
  hits: { type: DocumentType; objectId: number }[]
}

/**
 * Searches with the search engine of a plugin, and drops results that are no longer public.
 * @returns undefined if no engine is ready or the engine failed; the caller then uses the site's own index
 */
export async function askEngine(ctx: AppContext, asked: SearchRequest, language: Language): Promise<Hits | undefined> {
  const engine = await findAnsweringEngine(ctx)
  if (!engine) return undefined
  try {
    const find = (timeoutMs: number): Promise<SearchResult> =>
      callPlugin(ctx, engine, language, (context) => engine.engine.find({ ...context, asked }), { timeoutMs })
    const { ids, count } = readFound(await find(FIND_MS))
    const found = [...new Set(ids)].slice(0, asked.limit).flatMap((key) => readEngineKey(key) ?? [])
    return { count, hits: await filterPublic(ctx.db, ctx.can, found) }
  } catch (error) {
    ctx.log.warn({ err: error, plugin: engine.plugin.slugName }, 'a search engine does not answer; the site does')
    return undefined
  }
}

/**
 * Finds questions with similar words through the search engine of a plugin. Words beyond the limit of a search are
 * ignored.
 * @returns undefined if no engine answers
 */
export async function findSimilar(
  ctx: AppContext,
  words: readonly string[],
  limit: number,
): Promise<number[] | undefined> {
  const asked = {
    words: words.slice(0, MAX_WORDS),
    phrases: [],
    tagGroups: [],
    type: 'question',
    order: 'relevance',
    offset: 0,
    limit,
  } as const
  const found = await askEngine(ctx, asked, ENGLISH)
  return found?.hits.filter(({ type }) => type === 'question').map(({ objectId }) => objectId)
}

/** Checks the result, because plugins may be written without types. */
function readFound(found: SearchResult): SearchResult {
  const isRight = Array.isArray(found.ids) && found.ids.every((id) => typeof id === 'string') && found.count >= 0
  if (!isRight) throw new TypeError('find has to answer with ids and their count')
  return { ids: found.ids, count: Math.max(Math.trunc(found.count), found.ids.length) }
}

/** Converts a search to the format of the plugin kit. */
export function toEngineQuery(
  selection: Omit<SearchSelection, 'words' | 'phrases'> & Record<'words' | 'phrases', readonly QueryTerm[]>,
  page: { size: number; offset: number },
): SearchRequest {
  const { authorId, kind, questionId, score, views, answers, unsolved, accepted, order } = selection
  return {
    words: selection.words.map(textOfTerm),
    phrases: selection.phrases.map(textOfTerm),
    tagGroups: selection.tagFamilies.map((family) => family.map(String)),
    ...(authorId !== undefined && { authorId: String(authorId) }),
    ...(kind !== undefined && { type: kind }),
    ...(questionId !== undefined && { questionId: engineKey('question', questionId) }),
    ...(score !== undefined && { votes: score }),
    ...(views !== undefined && { views }),
    ...(answers !== undefined && { answers }),
    ...((unsolved || accepted) && { accepted }),
    order,
    offset: page.offset,
    limit: page.size,
  }
}

function textOfTerm(term: QueryTerm): string {
  return term.words.join(' ')
}

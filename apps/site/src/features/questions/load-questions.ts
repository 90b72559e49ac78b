import { deriveLoginState } from '@quandary/guards'
import { orderIn, pageIn, readSearch } from '../../shell/navigation/search-text.ts'
import { loadPage } from '../../shell/loading/load-page.ts'
import type { SiteContext } from '../../shell/context/site-context.ts'
import { viewerFacts, viewerIn } from '../../shell/context/viewer.ts'
import { followedTagsQuery, ignoredTagsQuery, popularTagsQuery } from '../tags/index.ts'
import { filtersIn, isFiltered, loadFilterArea } from '../filters/index.ts'
import { hotQuestionsQuery, type QuestionListFilter, questionListQuery, questionOrders } from '../posts/index.ts'

/** Reads the order, page and filters of a question list from its address. */
export function questionListSearch(search: Readonly<Record<string, unknown>>) {
  return readSearch({ ...filtersIn(search), order: orderIn(search, questionOrders), page: pageIn(search) })
}

/** Loads a page with a question list and its side cards. A side card that fails to load does not affect the page. */
export async function loadQuestions(context: SiteContext, href: string, filter: QuestionListFilter): Promise<void> {
  const { api, queryClient } = context
  const list = queryClient.fetchQuery(questionListQuery(api, filter))
  const viewer = viewerIn(queryClient, api)
  const { normal } = deriveLoginState(viewerFacts(viewer))
  await Promise.all([
    loadPage(href, list),
    queryClient.prefetchQuery(hotQuestionsQuery(api)),
    normal ? queryClient.prefetchQuery(followedTagsQuery(api)) : undefined,
    normal ? queryClient.prefetchQuery(ignoredTagsQuery(api)) : undefined,
    viewer === null ? queryClient.prefetchQuery(popularTagsQuery(api)) : undefined,
    // Only the server loads the filters' module here. Browsers load it when they render the filters.
    import.meta.env.SSR && (isFiltered(filter) || filter.filters === 'open')
      ? loadFilterArea(context, normal)
      : undefined,
  ])
}

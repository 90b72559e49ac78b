import { loadPage } from '../../shell/loading/load-page.ts'
import { pageHead } from '../../shell/document/page-head.ts'
import type { SiteContext } from '../../shell/context/site-context.ts'
import { timelineQuery } from './timeline-queries.ts'

/** Reads from the address whether votes are shown. */
export function timelineSearch(search: Readonly<Record<string, unknown>>): { votes?: '1' } {
  return search['votes'] === '1' ? { votes: '1' } : {}
}

export async function loadTimeline(
  { api, queryClient }: SiteContext,
  href: string,
  objectId: string,
  votes: boolean,
): Promise<void> {
  await loadPage(href, queryClient.fetchQuery(timelineQuery(api, objectId, votes)))
}

/** Builds the head of a timeline. Search engines must not index it, so it has no canonical path. */
export function timelineHead(context: SiteContext, objectId: string, votes: boolean) {
  const { api, queryClient, t } = context
  const data = queryClient.getQueryData(timelineQuery(api, objectId, votes).queryKey)
  const title = data?.object_info.title
  return pageHead(context, { title: title === undefined ? t('nav.history') : `${t('nav.history')}: ${title}` })
}

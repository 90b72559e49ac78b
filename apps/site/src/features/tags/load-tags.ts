import { deriveLoginState } from '@quandary/guards'
import type { SiteContext } from '../../shell/context/site-context.ts'
import { viewerFacts, viewerIn } from '../../shell/context/viewer.ts'
import { loadPage } from '../../shell/loading/load-page.ts'
import { ignoredTagsQuery, type TagFilter, tagListQuery } from './tag-queries.ts'

/** Loads the list of tags, and the viewer's ignored tags for the buttons of the tag cards. */
export async function loadTags({ api, queryClient }: SiteContext, href: string, filter: TagFilter): Promise<void> {
  const { normal } = deriveLoginState(viewerFacts(viewerIn(queryClient, api)))
  await Promise.all([
    loadPage(href, queryClient.fetchQuery(tagListQuery(api, filter))),
    normal ? queryClient.prefetchQuery(ignoredTagsQuery(api)) : undefined,
  ])
}

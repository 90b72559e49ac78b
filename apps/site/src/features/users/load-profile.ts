import { userHref } from '../../addresses.ts'
import { loadPage } from '../../shell/load-page.ts'
import { pageHead } from '../../shell/page-head.ts'
import type { SiteContext } from '../../shell/site-context.ts'
import { profileQuery } from './user-queries.ts'

/** Loads a person and what a tab of their profile shows. */
export async function loadProfile(
  { api, queryClient }: SiteContext,
  href: string,
  username: string,
  tab: Promise<unknown>,
): Promise<void> {
  await loadPage(href, Promise.all([queryClient.fetchQuery(profileQuery(api, username)), tab]))
}

/** Title and address of a tab of a profile. */
export function profileHead(context: SiteContext, username: string, path = userHref(username)) {
  const profile = context.queryClient.getQueryData(profileQuery(context.api, username).queryKey)
  return pageHead(context, { title: profile?.display_name ?? username, path })
}

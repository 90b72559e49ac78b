import { requireLogin } from '@quandary/guards'
import { redirect } from '@tanstack/react-router'
import { userHref } from '../../addresses.ts'
import { userCenterIn } from '../../shell/session/user-center-agent.ts'
import { guardPage, loadPage } from '../../shell/loading/load-page.ts'
import { pageHead } from '../../shell/document/page-head.ts'
import { plainText } from '../../shell/document/plain-text.ts'
import type { SiteContext } from '../../shell/context/site-context.ts'
import { viewerIn } from '../../shell/context/viewer.ts'
import { isOwnTab, isSameUsername, type ProfileTab } from './profile-tabs.ts'
import {
  bookmarksQuery,
  personalAnswersQuery,
  personalCommentsQuery,
  personalQuestionsQuery,
  personalReputationQuery,
  personalTagsQuery,
  personalVotesQuery,
  profileLinksQuery,
  profileQuery,
  reputationMonthsQuery,
  topPostsQuery,
  type ProfileFilter,
} from './user-queries.ts'

const TAB_NAMES = {
  answers: 'list.answers',
  questions: 'nav.questions',
  bookmarks: 'header.bookmarks',
  reputation: 'users.reputation_head',
  comments: 'page.comments',
  votes: 'list.votes',
} as const satisfies Record<ProfileTab, string>

/** Maximum length of the biography in a profile's description, in characters. */
const BIO_LENGTH = 300

/** Protects the private tabs of a profile: viewers other than the owner are redirected to the overview. */
export function guardTab(context: SiteContext, href: string, username: string, tab: ProfileTab): void {
  if (!isOwnTab(tab)) return
  guardPage(context, href, requireLogin)
  const viewer = viewerIn(context.queryClient, context.api)
  if (!isSameUsername(viewer?.username, username)) throw redirect({ href: userHref(username) })
}

/** Loads a profile with its overview. */
export async function loadOverview(context: SiteContext, href: string, username: string): Promise<void> {
  await loadProfile(context, href, username, context.queryClient.fetchQuery(topPostsQuery(context.api, username)))
}

/** Loads a profile with one of its tabs. */
export async function loadTab(
  context: SiteContext,
  href: string,
  username: string,
  { tab, filter }: { tab: ProfileTab; filter: ProfileFilter },
): Promise<void> {
  await loadProfile(context, href, username, fetchTab(context, username, tab, filter))
}

async function loadProfile(
  context: SiteContext,
  href: string,
  username: string,
  part: Promise<unknown>,
): Promise<void> {
  const { api, queryClient } = context
  const tags = queryClient.prefetchQuery(personalTagsQuery(api, username))
  const links = userCenterIn(context) === null ? undefined : queryClient.prefetchQuery(profileLinksQuery(api, username))
  await loadPage(href, inOrder([queryClient.fetchQuery(profileQuery(api, username)), part]))
  await Promise.all([links, tags])
}

/**
 * Waits for all reads. If some fail, throws the error of the first failed one in the list. For example, if the member
 * does not exist, every read fails with a different error, and only the first says so.
 */
async function inOrder(reads: readonly Promise<unknown>[]): Promise<void> {
  for (const read of await Promise.allSettled(reads)) if (read.status === 'rejected') throw read.reason
}

function fetchTab(
  { api, queryClient }: SiteContext,
  username: string,
  tab: ProfileTab,
  filter: ProfileFilter,
): Promise<unknown> {
  switch (tab) {
    case 'answers':
      return queryClient.fetchQuery(personalAnswersQuery(api, username, filter))
    case 'questions':
      return queryClient.fetchQuery(personalQuestionsQuery(api, username, filter))
    case 'bookmarks':
      return queryClient.fetchQuery(bookmarksQuery(api, filter))
    case 'reputation':
      return inOrder([
        queryClient.fetchQuery(personalReputationQuery(api, username, filter)),
        queryClient.fetchQuery(reputationMonthsQuery(api, username)),
      ])
    case 'comments':
      return queryClient.fetchQuery(personalCommentsQuery(api, username, filter))
    case 'votes':
      return queryClient.fetchQuery(personalVotesQuery(api, filter))
  }
}

/** Builds the head of a profile. Private tabs have no canonical address. */
export function profileHead(
  context: SiteContext,
  username: string,
  place: { tab?: ProfileTab | undefined; path?: string; page?: number | undefined },
) {
  const profile = context.queryClient.getQueryData(profileQuery(context.api, username).queryKey)
  if (profile === undefined) return pageHead(context, { title: context.t('error.404_title') })
  const name = profile.display_name
  return pageHead(context, {
    title: place.tab === undefined ? name : `${name} · ${context.t(TAB_NAMES[place.tab])}`,
    ...(profile.bio_html ? { description: plainText(profile.bio_html, BIO_LENGTH) } : {}),
    ...(place.path === undefined ? {} : { path: place.path }),
    page: place.page,
    preview: { type: 'profile' },
    feed: { title: name, path: userHref(username) },
  })
}

/** Tabs of a profile other than the overview, in order (docs/spec/screens.md#routes). */
export const profileTabs = ['answers', 'questions', 'bookmarks', 'reputation', 'comments', 'votes'] as const

export type ProfileTab = (typeof profileTabs)[number]

/** Tabs that only the owner sees. */
const ownTabs: ReadonlySet<ProfileTab> = new Set(['bookmarks', 'votes'])

export function isOwnTab(tab: ProfileTab): boolean {
  return ownTabs.has(tab)
}

/** Parses a tab's path segment; returns undefined for an unknown one. */
export function profileTabIn(word: string): ProfileTab | undefined {
  return profileTabs.find((tab) => tab === word)
}

/** Sort orders of a member's posts, the default first. */
export const postOrders = ['newest', 'score'] as const

export type PostOrder = (typeof postOrders)[number]

/** Compares usernames case-insensitively. */
export function isSameUsername(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}

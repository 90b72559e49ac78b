/** Parts of a profile beside the overview, in the order of their tabs (product spec §2). */
export const profileTabs = ['answers', 'questions', 'bookmarks', 'reputation', 'comments', 'votes'] as const

export type ProfileTab = (typeof profileTabs)[number]

/** Parts that only their owner sees. */
const ownTabs: ReadonlySet<ProfileTab> = new Set(['bookmarks', 'votes'])

/** Whether a part of a profile is for its owner alone. */
export function isOwnTab(tab: ProfileTab): boolean {
  return ownTabs.has(tab)
}

/** The part an address names; undefined for a word that names none. */
export function profileTabIn(word: string): ProfileTab | undefined {
  return profileTabs.find((tab) => tab === word)
}

/** Orders of a person's posts, the default first. */
export const postOrders = ['newest', 'score'] as const

export type PostOrder = (typeof postOrders)[number]

/** Whether usernames name the same person; their case does not count. */
export function isSameUsername(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}

/** What a link leads to that has a card. */
export type Hovered = { kind: 'tag'; slug: string } | { kind: 'person'; username: string }

/** Pages below `/users` and `/tags` that are nobody's and no tag's. */
const pages = new Set(['create', 'login', 'register', 'logout', 'settings', 'notifications', 'unsubscribe'])

/**
 * The tag or the person whose own page a path is; undefined for all others, also for the pages below them.
 *
 * @param path path of an address of this site
 */
export function hoveredIn(path: string): Hovered | undefined {
  const [, kind, name = ''] = /^\/(tags|users)\/([^/]+)$/.exec(path) ?? []
  if (kind === undefined || pages.has(name)) return undefined
  const text = decodeURIComponent(name)
  return kind === 'tags' ? { kind: 'tag', slug: text } : { kind: 'person', username: text }
}

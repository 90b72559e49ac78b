/** The target of a link that has a card. */
export type Hovered = { kind: 'tag'; slug: string } | { kind: 'person'; username: string }

/** Reserved names below `/users` and `/tags`, which are not usernames or slugs. */
const pages = new Set(['create', 'login', 'register', 'logout', 'settings', 'notifications', 'unsubscribe'])

/**
 * Returns the tag or person that a path belongs to; undefined for all other paths, including the subpages of tags and
 * people.
 *
 * @param path path of an address of this site
 */
export function hoveredIn(path: string): Hovered | undefined {
  const [, kind, name = ''] = /^\/(tags|users)\/([^/]+)$/.exec(path) ?? []
  if (kind === undefined || pages.has(name)) return undefined
  const text = decodeURIComponent(name)
  return kind === 'tags' ? { kind: 'tag', slug: text } : { kind: 'person', username: text }
}

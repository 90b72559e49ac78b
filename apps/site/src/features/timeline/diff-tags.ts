interface NamedTag {
  slug_name: string
  display_name: string
}

/** A tag in either of two versions, and whether it was added, removed or unchanged. */
export interface TagChange {
  slug: string
  name: string
  state: 'none' | 'added' | 'removed'
}

/**
 * Merges the tags of two versions into one list: first the tags of the older version in their order, then the added
 * tags.
 */
export function diffTags(before: readonly NamedTag[], after: readonly NamedTag[]): TagChange[] {
  const old = new Set(before.map(({ slug_name: slug }) => slug))
  const now = new Set(after.map(({ slug_name: slug }) => slug))
  return [
    ...before.map(({ slug_name: slug, display_name: name }): TagChange => {
      return { slug, name, state: now.has(slug) ? 'none' : 'removed' }
    }),
    ...after
      .filter(({ slug_name: slug }) => !old.has(slug))
      .map(({ slug_name: slug, display_name: name }): TagChange => ({ slug, name, state: 'added' })),
  ]
}

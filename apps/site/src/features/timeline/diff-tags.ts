interface NamedTag {
  slug_name: string
  display_name: string
}

/** A tag of two versions, and its change from one to the other. */
export interface TagChange {
  slug: string
  name: string
  state: 'none' | 'added' | 'removed'
}

/** Merges the tags of two versions into one list: the older ones in order, then the added ones. */
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

interface NamedTag {
  slug_name: string
  display_name: string
}

/** The fields of a suggested version that are compared with the current version. */
export interface SuggestedVersion {
  title: string
  slug: string
  text: string
  tags: NamedTag[]
}

/**
 * Parses a suggested version. Stored versions are untyped, so every field is checked.
 *
 * @param now fallback for fields that the version lacks: an answer has neither title nor tags
 */
export function versionIn(
  content: Readonly<Record<string, unknown>>,
  now: { title: string; tags: readonly NamedTag[] },
): SuggestedVersion {
  const text = (key: string) => {
    const value = content[key]
    return typeof value === 'string' ? value : undefined
  }
  const { tags } = content
  return {
    title: text('title') ?? text('display_name') ?? now.title,
    slug: text('slug_name') ?? '',
    text: text('content') ?? text('original_text') ?? '',
    tags: Array.isArray(tags) ? tags.filter(isNamedTag) : [...now.tags],
  }
}

function isNamedTag(tag: unknown): tag is NamedTag {
  if (typeof tag !== 'object' || tag === null || !('slug_name' in tag) || !('display_name' in tag)) return false
  return typeof tag.slug_name === 'string' && typeof tag.display_name === 'string'
}

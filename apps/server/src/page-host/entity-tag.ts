/**
 * True if If-None-Match contains an ETag. Uses the weak comparison of RFC 9110 §13.1.2, because a proxy may have
 * weakened the tag.
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}

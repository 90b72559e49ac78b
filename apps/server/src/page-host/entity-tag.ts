/**
 * Whether If-None-Match holds a tag. Weakened by a proxy on the way it still names the same bytes (RFC 9110 §13.1.2: the
 * comparison is the weak one).
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** Inline tags, which do not separate words. */
const INLINE = /<\/?(?:a|b|code|del|em|i|kbd|mark|s|span|strong|sub|sup|u)(?:\s[^>]*)?>/g

/**
 * Returns the start of a rendered text without markup, for descriptions. Decodes only the few entities that the
 * renderer writes.
 *
 * @param length maximum number of characters
 */
export function plainText(html: string, length: number): string {
  const text = html
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => SIGNS[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
  const characters = Array.from(text.slice(0, 2 * length))
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`
}

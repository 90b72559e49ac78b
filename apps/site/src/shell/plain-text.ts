const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** Marks within a line; what they stand around belongs to the words beside it. */
const INLINE = /<\/?(?:a|b|code|del|em|i|kbd|mark|s|span|strong|sub|sup|u)(?:\s[^>]*)?>/g

/**
 * The beginning of a rendered text without its markup, for descriptions that only programs read. The renderer writes
 * few entities; others stay as they are.
 *
 * @param length characters kept
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

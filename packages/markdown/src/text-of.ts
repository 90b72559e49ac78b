import { linesOf } from './lines-of.ts'

export { excerptOf, firstLineOf, proseOf } from './excerpt-of.ts'

/**
 * Returns the plain text of HTML for search: one line per block, including code and formula sources, with whitespace
 * collapsed.
 */
export function textOf(html: string): string {
  return linesOf(html)
    .map(({ text }) => text)
    .join('\n')
}

import { excerptOf } from '@quandary/markdown/text'

/**
 * Characters of HTML in which prose is searched. Searching one of the longest texts to its end, if it is all code,
 * takes 23 ms, and a page may show the beginnings of a hundred texts; searching this part takes 0.3 ms.
 */
const SEARCHED = 10_000
/**
 * Matches the start of a tag name, a character reference or a surrogate pair that a cut broke off. A tag that is cut
 * after its name is dropped by the parser.
 */
const CUT = /(?:<\/?\w*|&[#\w]*|[\ud800-\udbff])$/

/**
 * Returns the first words of a rendered text, for responses with many texts. Returns '' if there are no words near the
 * beginning.
 * @param length as of `excerptOf`
 */
export function excerptNearStart(html: string, length?: number): string {
  return excerptOf(html.length > SEARCHED ? html.slice(0, SEARCHED).replace(CUT, '') : html, length)
}

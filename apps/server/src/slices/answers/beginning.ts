import { escapeHtml } from '@quandary/markdown/escape'
import { excerptOf } from '@quandary/markdown/text'

/** A tag of sanitized HTML, whose attributes are quoted. */
const TAG = /<(\/?)([a-z][\w-]*)(?:[^>"]|"[^"]*")*>/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col'])
/** Characters of text where the first block is too long to be shown. */
const WORDS = 400
/**
 * Characters of HTML that are searched for them. Looking for prose reads a text to its end, which takes 90 ms for the longest
 * one of code alone, and a page may have a thousand of them; this part takes 0.3 ms.
 */
const SEARCHED = 10_000
/**
 * The rest that a cut may leave of a tag's name, a character reference or a surrogate pair; the parser drops longer
 * parts of tags.
 */
const CUT = /(?:<\/?\w*|&[#\w]*|[\ud800-\udbff])$/

/**
 * Returns the first blocks of a rendered text that together have at most `length` characters; if there are none, its first
 * words, for example those after a picture; and nothing of a text that has none near its beginning.
 */
export function beginningOf(html: string, length: number): string {
  const part = html.slice(0, length)
  let depth = 0
  let end = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of part.matchAll(TAG)) {
    if (VOID.has(name) || tag.endsWith('/>')) continue
    depth += slash === '' ? 1 : -1
    if (depth === 0) end = index + tag.length
  }
  if (end > 0) return part.slice(0, end)
  const words = excerptOf(html.length > SEARCHED ? html.slice(0, SEARCHED).replace(CUT, '') : html, WORDS)
  return words === '' ? '' : `<p>${escapeHtml(words)}</p>`
}

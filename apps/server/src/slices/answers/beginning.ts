import { escapeHtml } from '@quandary/markdown/escape'
import { excerptNearStart } from '../../platform/text/excerpt-near-start.ts'

/** A tag of sanitized HTML, whose attributes are quoted. */
const TAG = /<(\/?)([a-z][\w-]*)(?:[^>"]|"[^"]*")*>/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col'])
/** Maximum number of characters of plain text that are shown if even the first block is too long. */
const WORDS = 400
/**
 * Returns the first blocks of a rendered text that together have at most `length` characters. If not even one fits,
 * returns the first words of the text as a paragraph, for example those after a picture. Returns '' if there are no
 * words near the beginning.
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
  const words = excerptNearStart(html, WORDS)
  return words === '' ? '' : `<p>${escapeHtml(words)}</p>`
}

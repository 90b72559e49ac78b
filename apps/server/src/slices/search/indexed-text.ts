import { textOf } from '@quandary/markdown'
import type { IndexedText } from '../../platform/search/full-text-index.ts'
import { unitsOf } from '../../platform/search/terms.ts'

/**
 * Returns what the index stores of a post.
 * @param title undefined for an answer
 * @param html the rendered text
 */
export function indexedText(title: string | undefined, html: string): IndexedText {
  return { title: title === undefined ? [] : unitsOf(title), body: unitsOf(textOf(html)) }
}

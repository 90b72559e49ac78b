import { escapeDescription } from './descriptions.ts'
import { paragraphGaps, replaceRange, type TextCommand, type TextState } from './text-state.ts'

/** A Markdown link and its position. */
export interface FoundLink {
  /** Offset of the link's first character in the text, in UTF-16 units. */
  from: number
  /** Offset after the link's last character. */
  to: number
  name: string
  url: string
}

/** Default beginning of a new link's address. */
export const URL_PREFIX = 'https://'

const LINK = /(?<!!)\[((?:[^\][\\\n]|\\.)*)\]\(<?([^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)*)>?\)/g
const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i

/** Returns the link around the selection, or null. */
export function linkAt(state: TextState): FoundLink | null {
  const start = state.text.lastIndexOf('\n', state.from - 1) + 1
  const end = state.text.indexOf('\n', state.to)
  const line = state.text.slice(start, end === -1 ? undefined : end)
  for (const match of line.matchAll(LINK)) {
    const from = start + match.index
    const to = from + match[0].length
    if (from <= state.from && state.to <= to) {
      return { from, to, name: (match[1] ?? '').replaceAll(/\\([[\]\\])/g, '$1'), url: match[2] ?? '' }
    }
  }
  return null
}

/** True if a text is only an address. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text.trim())
}

/**
 * Replaces the selection, or the link around it, with a link, and selects the text of the link.
 *
 * @param link `url`, the address, which is written as `<…>` if it contains white space or parentheses; and `name`, the
 * text of the link. If `name` is empty, the address is the text
 */
export function insertLink({ url, name }: { url: string; name: string }): TextCommand {
  return (state) => {
    const range = linkAt(state) ?? state
    const words = escapeDescription(name.trim() === '' ? url.trim() : name.trim())
    return replaceRange(state, range, `[${words}](${target(url)})`, { from: 1, to: 1 + words.length })
  }
}

/**
 * Replaces the selection with an image and puts the cursor after it. If the image is on a line of its own, blank
 * lines are added around it.
 *
 * @param image `url`, the address of the image, and `description`, its alternative text, which may be empty
 */
export function insertImage({ url, description }: { url: string; description: string }): TextCommand {
  return (state) => {
    const image = `![${escapeDescription(description.trim())}](${target(url)})`
    const [before, after] = [state.text.slice(0, state.from), state.text.slice(state.to)]
    const isOwnLine = /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after)
    const { open, close } = isOwnLine ? paragraphGaps(before, after) : { open: '', close: '' }
    const end = open.length + image.length
    return replaceRange(state, state, open + image + close, { from: end, to: end })
  }
}

/**
 * Turns the selection into the text of a link and selects the address, ready to be typed. A selection that is an
 * address becomes the address, and the cursor is put where the text goes. If the selection is in a link, turns that
 * link back into plain text.
 */
export const link: TextCommand = (state) => {
  const found = linkAt(state)
  if (found) return replaceRange(state, found, found.name, { from: 0, to: found.name.length })
  const selected = state.text.slice(state.from, state.to)
  if (isAddress(selected)) return replaceRange(state, state, `[](${selected})`, { from: 1, to: 1 })
  const words = escapeDescription(selected)
  const start = words.length + 3
  return replaceRange(state, state, `[${words}](${URL_PREFIX})`, { from: start, to: start + URL_PREFIX.length })
}

/**
 * Turns the selection into an image with the selected text as its description, and selects the address, ready to be
 * typed.
 */
export const image: TextCommand = (state) => {
  const words = escapeDescription(state.text.slice(state.from, state.to))
  const start = words.length + 4
  return replaceRange(state, state, `![${words}](${URL_PREFIX})`, { from: start, to: start + URL_PREFIX.length })
}

function target(url: string): string {
  const trimmed = url.trim().replaceAll('\n', '')
  return /[\s()]/.test(trimmed) ? `<${trimmed.replaceAll(/[<>]/g, encodeURIComponent)}>` : trimmed
}

/** A text and its selection. Offsets count UTF-16 units; `from` never exceeds `to`. */
export interface TextState {
  readonly text: string
  readonly from: number
  readonly to: number
}

/**
 * A pure edit: takes text and selection and returns text and selection. `null` means that the command does not apply
 * here, so that its key keeps its usual function. Returning the same state means that there was nothing to change.
 */
export type TextCommand = (state: TextState) => TextState | null

/** Replaces a range of the text. The selection is given by offsets in the inserted text. */
export function replaceRange(
  state: TextState,
  range: { from: number; to: number },
  inserted: string,
  selected: { from: number; to: number },
): TextState {
  return {
    text: state.text.slice(0, range.from) + inserted + state.text.slice(range.to),
    from: range.from + selected.from,
    to: range.from + selected.to,
  }
}

/** Returns start and end of the touched lines, without the last line break. */
export function lineRange({ text, from, to }: TextState): { from: number; to: number } {
  // A selection that ends just after a line break does not touch the next line.
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to
  const end = text.indexOf('\n', last)
  return { from: text.lastIndexOf('\n', from - 1) + 1, to: end === -1 ? text.length : end }
}

/**
 * Rewrites the beginnings of the touched lines. Both ends of the selection keep their distance from the end of
 * their line, so the same text stays selected.
 *
 * @param rewrite takes all touched lines and returns the same number of lines
 */
export function editLines(state: TextState, rewrite: (lines: readonly string[]) => readonly string[]): TextState {
  const range = lineRange(state)
  const before = state.text.slice(range.from, range.to).split('\n')
  const after = rewrite(before)
  const move = (position: number) => moveWithLine(position - range.from, before, after) + range.from
  const text = state.text.slice(0, range.from) + after.join('\n') + state.text.slice(range.to)
  return { text, from: move(state.from), to: move(state.to) }
}

const QUOTE_MARKS = /^(?: {0,3}>[ \t]?)*/

/** Returns the `>` marks at the start of a quoted line, which come before all other marks; empty outside quotes. */
export function quoteMarks(line: string): string {
  return QUOTE_MARKS.exec(line)?.[0] ?? ''
}

function moveWithLine(offset: number, before: readonly string[], after: readonly string[]): number {
  let oldStart = 0
  let newStart = 0
  for (const [index, line] of before.entries()) {
    const now = after[index] ?? ''
    if (offset <= oldStart + line.length) {
      const fromEnd = oldStart + line.length - offset
      // If the offset was inside a mark that was replaced, its position no longer exists, so it moves to the start of
      // the line.
      return fromEnd > commonEnd(line, now) ? newStart : newStart + now.length - fromEnd
    }
    oldStart += line.length + 1
    newStart += now.length + 1
  }
  return newStart
}

function commonEnd(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let length = 0
  while (length < shorter && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}

/**
 * Replaces the selection with a block, separated from surrounding text by blank lines.
 *
 * @param selected range of the block to select afterwards
 */
export function insertBlock(state: TextState, block: string, selected: { from: number; to: number }): TextState {
  const after = state.text.slice(state.to)
  const gaps = blankLinesAround(state.text.slice(0, state.from), after)
  const { open, close } = after === '' ? { ...gaps, close: '\n' } : gaps
  return replaceRange(state, state, open + block + close, {
    from: open.length + selected.from,
    to: open.length + selected.to,
  })
}

/** Returns the line breaks that set a block apart from the text before and after it. */
export function blankLinesAround(before: string, after: string): { open: string; close: string } {
  return {
    open: /^\n*$|\n\n$/.test(before) ? '' : before.endsWith('\n') ? '\n' : '\n\n',
    close: /^\n*$|^\n\n/.test(after) ? '' : after.startsWith('\n') ? '\n' : '\n\n',
  }
}

/**
 * Returns what to insert before and after an image to make it a separate paragraph: line breaks, each followed by the
 * `>` of the quotes and the indentation of the list items around it. Returns empty texts inside a table row or a link's
 * text, which line breaks would end.
 */
export function paragraphGaps(before: string, after: string): { open: string; close: string } {
  const lines = before.split('\n')
  const line = lines.at(-1) ?? ''
  if (isInTable(before, after) || isInLink(before, after)) return { open: '', close: '' }
  const marks = LINE_MARKS.exec(line)?.[0] ?? ''
  const start = marks.replaceAll(/[^>\s]/g, ' ')
  const gap = `\n${start.trimEnd()}\n${start}`
  const [rest = '', below = ''] = after.split('\n', 2)
  // In an empty list item, an image goes directly after the marker.
  const isApart = isBlank(lines.at(-2) ?? '') || marks !== start
  return {
    open: line !== marks ? gap : isApart ? '' : `\n${start}`,
    close: rest.trim() !== '' ? gap : isBlank(below) ? '' : `\n${start.trimEnd()}`,
  }
}

/** The `>` of quotes and the markers of list items before the text of a line. */
const LINE_MARKS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/

/**
 * True if the line at the cursor is part of a table: it begins like a table row, or it has cells and its paragraph
 * contains the delimiter row of a table.
 */
function isInTable(before: string, after: string): boolean {
  const [above, below] = [before.split('\n').toReversed(), after.split('\n')]
  const line = (above.shift() ?? '') + (below.shift() ?? '')
  if (line.replace(LINE_MARKS, '').startsWith('|')) return true
  const paragraph = [untilBlank(above), [line], untilBlank(below)].flat()
  return /(?<!\\)\|/.test(line) && paragraph.some(isBelowHead)
}

function isInLink(before: string, after: string): boolean {
  return (
    before.lastIndexOf('[') > Math.max(before.lastIndexOf(']'), before.lastIndexOf('\n')) &&
    /^[^[\]\n]*\]\(/.test(after)
  )
}

function isBelowHead(line: string): boolean {
  return /^[>|:\s-]+$/.test(line) && line.includes('|') && line.includes('-')
}

function untilBlank(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex(isBlank)
  return end === -1 ? lines : lines.slice(0, end)
}

const isBlank = (line: string) => /^[>\s]*$/.test(line)

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
 * Rewrites the beginnings of the touched lines. The ends of the selection keep their distance from the end of their
 * line, so the same words stay selected.
 *
 * @param rewrite takes every touched line and returns the same number of lines
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

/** Returns the quote marks of a line, which come before all other marks; empty outside quotes. */
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
      // The offset is inside a replaced mark, so its old place is gone.
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
 * Returns the line breaks that keep an image on a line of its own apart from a list or table next to it; none within a
 * line of text.
 */
export function gapsAround(before: string, after: string): { open: string; close: string } {
  const ownLine = /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after)
  return {
    open: ownLine && /\S[^\n]*\n[ \t]*$/.test(before) ? '\n' : '',
    close: ownLine && /^[ \t]*\n[^\n]*\S/.test(after) ? '\n' : '',
  }
}

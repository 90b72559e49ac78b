import { lineRange, replaceRange, type TextCommand, type TextState } from './text-state.ts'

type Mark = '*' | '**'

// Scripts that are written without spaces are excluded, because the "word" at the cursor would be the whole sentence.
const WORD_CHARACTER =
  '(?!\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Katakana}|\\p{Script=Thai})[\\p{L}\\p{N}\\p{M}_]'
const WORD_END = new RegExp(`(?:${WORD_CHARACTER})+$`, 'u')
const WORD_START = new RegExp(`^(?:${WORD_CHARACTER})+`, 'u')

/** Markers of quotes, headings and list items at the beginning of a line; emphasis starts after them. */
const BLOCK_MARKS = /^(?:[ \t]|>|#{1,6}[ \t]|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+)*/

/** Toggles bold on the selection, or on the word at the cursor if nothing is selected. */
export const bold: TextCommand = (state) => toggleMark(state, '**')

/** Toggles italics on the selection, or on the word at the cursor if nothing is selected. */
export const italic: TextCommand = (state) => toggleMark(state, '*')

function toggleMark(state: TextState, mark: Mark): TextState {
  if (state.from === state.to) return toggleAtCursor(state, mark)
  const pieces = piecesOf(state)
  if (pieces.length === 0) return state
  const removing = pieces.every((piece) => isMarked(state.text, piece, mark))
  // From last to first, so that earlier offsets stay valid.
  let { text } = state
  const first = pieces[0]
  let grown = 0
  for (const piece of pieces.toReversed()) {
    const before = text.length
    if (removing) text = unmarked(text, piece, mark)
    else if (!isMarked(text, piece, mark)) text = spliced(text, piece, mark)
    grown += text.length - before
  }
  return selectionAfter(state, text, grown, { pieces: pieces.length, removing, first, mark })
}

interface Outcome {
  pieces: number
  removing: boolean
  first: Piece | undefined
  mark: Mark
}

interface Piece {
  from: number
  to: number
}

function selectionAfter(state: TextState, text: string, grown: number, outcome: Outcome): TextState {
  const { pieces, removing, first, mark } = outcome
  if (pieces !== 1 || first === undefined) return { text, from: state.from, to: state.to + grown }
  if (!removing) return { text, from: first.from + mark.length, to: first.to + mark.length }
  const inner = hasInner(state.text, first, mark)
  if (inner) return { text, from: first.from, to: first.to - 2 * mark.length }
  return { text, from: first.from - mark.length, to: first.to - mark.length }
}

function toggleAtCursor(state: TextState, mark: Mark): TextState {
  const line = lineRange(state)
  const before = WORD_END.exec(state.text.slice(line.from, state.from))?.[0].length ?? 0
  const after = WORD_START.exec(state.text.slice(state.to, line.to))?.[0].length ?? 0
  const word = { from: state.from - before, to: state.to + after }
  if (isMarked(state.text, word, mark)) {
    const text = unmarked(state.text, word, mark)
    return { text, from: state.from - mark.length, to: state.from - mark.length }
  }
  const inner = state.text.slice(word.from, word.to)
  const cursor = before + mark.length
  return replaceRange(state, word, mark + inner + mark, { from: cursor, to: cursor })
}

/** Returns the selected part of each line that has text, without surrounding white space and block markers. */
function piecesOf(state: TextState): Piece[] {
  const pieces: Piece[] = []
  let start = lineRange(state).from
  for (const line of state.text.slice(start, state.to).split('\n')) {
    // BLOCK_MARKS requires a space after a bullet, so the `*` that opens italics is not taken for a bullet.
    const marks = BLOCK_MARKS.exec(line)?.[0].length ?? 0
    let from = Math.max(start + marks, state.from)
    let to = Math.min(start + line.length, state.to)
    while (from < to && isSpace(state.text[from])) from++
    while (to > from && isSpace(state.text[to - 1])) to--
    if (from < to) pieces.push({ from, to })
    start += line.length + 1
  }
  return pieces
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}

function isMarked(text: string, piece: Piece, mark: Mark): boolean {
  return hasOuter(text, piece, mark) || hasInner(text, piece, mark)
}

function hasOuter(text: string, { from, to }: Piece, mark: Mark): boolean {
  return carries(starsBefore(text, from), mark) && carries(starsAfter(text, to), mark)
}

function hasInner(text: string, { from, to }: Piece, mark: Mark): boolean {
  const inner = text.slice(from, to)
  if (/^\*+$/.test(inner)) return false
  return carries(starsAfter(inner, 0), mark) && carries(starsBefore(inner, inner.length), mark)
}

/** True if a run of stars includes a mark. One star means italic, two mean bold, three mean both. */
function carries(stars: number, mark: Mark): boolean {
  return mark === '**' ? stars >= 2 : stars % 2 === 1
}

function starsBefore(text: string, position: number): number {
  let start = position
  while (text[start - 1] === '*') start--
  return position - start
}

function starsAfter(text: string, position: number): number {
  let end = position
  while (text[end] === '*') end++
  return end - position
}

function spliced(text: string, { from, to }: Piece, mark: Mark): string {
  return text.slice(0, from) + mark + text.slice(from, to) + mark + text.slice(to)
}

function unmarked(text: string, piece: Piece, mark: Mark): string {
  const { length } = mark
  const inside = hasInner(text, piece, mark)
  const from = inside ? piece.from : piece.from - length
  const to = inside ? piece.to : piece.to + length
  return text.slice(0, from) + text.slice(from + length, to - length) + text.slice(to)
}

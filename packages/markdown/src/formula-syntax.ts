import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { formulaLimit } from './formula-limit.ts'

const dollar = '$'
const word = /[\p{L}\p{N}]/u
// `$5 (or 5$)` is an amount of money, not a formula.
const amount = /^\d[\d.,]*\s+[\p{L}(]/u

/** Returns the end of the formula that starts after the opening mark, or -1. */
function closing(source: string, start: number, end: number, mark: string): number {
  const limit = Math.min(end, start + formulaLimit + mark.length)
  for (let at = start; at < limit; at++) {
    if (source[at] === '\\') at += 1
    else if (source.startsWith(mark, at)) return at + mark.length <= end ? at : -1
  }
  return -1
}

/**
 * True if `$…$` is a formula: the content neither begins nor ends with whitespace, no letter, digit or `$` stands
 * directly outside the marks, and the content does not begin like an amount of money. Prices and shell variables stay
 * text.
 */
function isFormula(source: string, start: number, end: number): boolean {
  const content = source.slice(start, end)
  const before = source[start - 2] ?? ''
  const after = source[end + 1] ?? ''
  const outside = !word.test(before) && !word.test(after) && before !== dollar && after !== dollar
  return outside && content === content.trim() && !amount.test(content)
}

/** Parses `$…$`, and `$$…$$` as a display formula within a line. */
function inlineFormula(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state
  if (src[pos] !== dollar) return false
  const mark = src[pos + 1] === dollar ? '$$' : dollar
  const start = pos + mark.length
  const end = closing(src, start, posMax, mark)
  if (end <= start || (mark === dollar && !isFormula(src, start, end))) return false
  if (!silent) {
    const token = state.push('formula', '', 0)
    token.content = src.slice(start, end)
    token.markup = mark
  }
  state.pos = end + mark.length
  return true
}

/** Maximum number of lines in a display formula. */
const lineLimit = 50

/** Parses `$$` at the beginning of a line up to `$$` at the end of a line, with no empty line in between. */
function displayFormula(state: StateBlock, first: number, last: number, silent: boolean): boolean {
  const line = (index: number) =>
    state.src.slice((state.bMarks[index] ?? 0) + (state.tShift[index] ?? 0), state.eMarks[index]).trimEnd()
  const begin = line(first)
  if (!begin.startsWith('$$') || (state.sCount[first] ?? 0) - state.blkIndent >= 4) return false
  const found = [begin.slice(2)]
  let next = first + 1
  while (!found.at(-1)?.endsWith('$$')) {
    const more = next < Math.min(last, first + lineLimit) && (state.sCount[next] ?? 0) >= state.blkIndent
    const text = more ? line(next) : ''
    if (text === '') return false
    found.push(text)
    next += 1
  }
  const content = found.join('\n').slice(0, -2).trim()
  if (content === '' || content.includes('$$') || content.length > formulaLimit) return false
  if (silent) return true
  const token = state.push('formula_block', '', 0)
  token.block = true
  token.content = content
  token.markup = '$$'
  token.map = [first, next]
  state.line = next
  return true
}

/** Reads formulas: `$…$` and `$$…$$` within a paragraph, and `$$…$$` as a block. */
export function formulaSyntax(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'formula', inlineFormula)
  md.block.ruler.before('fence', 'formula_block', displayFormula, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
}

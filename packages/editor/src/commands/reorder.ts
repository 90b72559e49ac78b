import { keepNumbers, type LineSpan } from './list-items.ts'
import type { TextCommand, TextState } from './text-state.ts'

/** The lines that change places. */
export interface Reordering {
  /** Adjacent items or blocks, in the order of the text. Lines between two spans stay where they are. */
  spans: readonly LineSpan[]
  /** Index of the span that moves, and its new index. */
  from: number
  to: number
  /**
   * The kind of spans. For `items`, the sequence of their numbers stays the same. For `blocks`, a blank line is added
   * between two blocks if there was none. For `code`, lines are only moved.
   */
  kind: 'items' | 'blocks' | 'code'
}

/** Moves one of several adjacent spans. The selection moves with its lines. */
export function reorder({ spans, from, to, kind }: Reordering): TextCommand {
  return (state) => {
    const lines = state.text.split('\n')
    const [first, last] = [spans[Math.min(from, to)], spans[Math.max(from, to)]]
    const moved = spans[from]
    if (from === to || first === undefined || last === undefined || moved === undefined) return null
    const order = newOrder({ spans, from, to, kind }, lines.length)
    const placed = order.map((line) => (line === null ? '' : (lines[line] ?? '')))
    const touched = (all: readonly string[]) => all.slice(first.from, last.to)
    const items = kind === 'items' ? keepNumbers(touched(lines), touched(placed)) : touched(placed)
    const now = placed.toSpliced(first.from, items.length, ...items)
    // The number of an item may have become longer or shorter, so offsets are measured from the end of their line.
    const shift = (offset: number) => {
      const line = lineAt(state.text, offset)
      const fromEnd = endOf(lines, line) - offset
      const index = order.indexOf(line)
      return endOf(now, index) - Math.min(fromEnd, now[index]?.length ?? 0)
    }
    // A selection of whole lines ends at the start of the next line, which does not move.
    const isWhole = endsAtStart(state) && lineAt(state.text, state.to) === moved.to
    return { text: now.join('\n'), from: shift(state.from), to: shift(isWhole ? state.to - 1 : state.to) }
  }
}

/** True if the selection ends at the start of a line and so does not touch that line. */
export function endsAtStart({ text, from, to }: TextState): boolean {
  return to > from && text[to - 1] === '\n'
}

/** Returns the number of the line that contains an offset, counted from 0. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1
}

const endOf = (lines: readonly string[], line: number) => lines.slice(0, line + 1).join('\n').length

/** Returns the numbers of the lines in their new order; null is a new blank line. */
function newOrder({ spans, from, to, kind }: Reordering, count: number): readonly (number | null)[] {
  const order: (number | null)[] = []
  const others = spans.filter((_, index) => index !== from)
  const placed = [...others.slice(0, to), ...spans.slice(from, from + 1), ...others.slice(to)]
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  let next = 0
  for (const [index, span] of spans.entries()) {
    order.push(...linesOf({ from: next, to: span.from }))
    const touches = index > 0 && next === span.from && index >= first && index <= last + 1
    if (touches && kind === 'blocks') order.push(null)
    order.push(...linesOf(placed[index] ?? span))
    next = span.to
  }
  return [...order, ...linesOf({ from: next, to: count })]
}

function linesOf({ from, to }: LineSpan): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}

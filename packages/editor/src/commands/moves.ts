import { fenceAround } from './code.ts'
import { itemAbove, itemAt, itemBelow, type LineSpan } from './list-items.ts'
import { endsAtStart, lineAt, reorder, type Reordering } from './reorder.ts'
import type { TextCommand, TextState } from './text-state.ts'

type Way = 'up' | 'down'

/** Moves the touched lines up. If they are in a list item, moves the item with its contents above the previous item. */
export const moveUp: TextCommand = (state) => move(state, 'up')

/** Moves the touched lines down. If they are in a list item, moves the item with its contents below the next item. */
export const moveDown: TextCommand = (state) => move(state, 'down')

/**
 * Moves the touched lines or list item. If they cannot move, the text is unchanged, but the key still counts as
 * handled.
 */
function move(state: TextState, way: Way): TextState {
  const lines = state.text.split('\n')
  const first = lineAt(state.text, state.from)
  const to = lineAt(state.text, state.to) + (endsAtStart(state) ? 0 : 1)
  const isCode = fenceAround(state) !== null
  const item = isCode ? null : itemAt(lines, first)
  const isItem = item !== null && to <= item.to
  const own = isItem ? item : { from: first, to }
  const beside = isItem ? itemBeside(lines, item, way) : lineBeside(lines, own, way)
  return beside === null ? state : (exchange(own, beside, isCode ? 'code' : 'items')(state) ?? state)
}

function exchange(own: LineSpan, beside: LineSpan, kind: Reordering['kind']): TextCommand {
  return beside.from < own.from
    ? reorder({ spans: [beside, own], from: 1, to: 0, kind })
    : reorder({ spans: [own, beside], from: 0, to: 1, kind })
}

function itemBeside(lines: readonly string[], item: LineSpan, way: Way): LineSpan | null {
  return way === 'up' ? itemAbove(lines, item) : itemBelow(lines, item)
}

function lineBeside(lines: readonly string[], { from, to }: LineSpan, way: Way): LineSpan | null {
  const line = way === 'up' ? from - 1 : to
  return line < 0 || line >= lines.length ? null : { from: line, to: line + 1 }
}

import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import type { LineSpan } from '../commands/list-items.ts'

/** A list item or a block of the text that can be moved. */
export interface Movable {
  node: SyntaxNode
  kind: 'items' | 'blocks'
}

/** Blocks or items that can change places with each other. */
export interface Neighbours {
  /** In the order of the text. */
  spans: readonly LineSpan[]
  /** Index of the requested block or item in `spans`. */
  own: number
}

/**
 * Returns the list item on a line, or the outermost block if the line is not part of a list. Returns null on
 * blank lines and if there is no other item or block to change places with.
 *
 * @param at an offset in the line
 */
export function movableAt(state: EditorState, at: number): Movable | null {
  const { from, to } = state.doc.lineAt(at)
  let node = syntaxTree(state).resolveInner(to, -1)
  while (node.name !== 'ListItem' && node.parent?.parent) node = node.parent
  // On a blank line the node is the whole text, or a block that ended above.
  if (node.parent === null || node.to < from) return null
  const kind = node.name === 'ListItem' ? 'items' : 'blocks'
  // This runs on every key press on a phone, so it must not walk all blocks of a long text.
  const isAlone =
    kind === 'items' ? node.parent.getChildren(node.name).length < 2 : !node.prevSibling && !node.nextSibling
  return isAlone ? null : { node, kind }
}

/** Returns the items of the same list if an item is given, otherwise the outermost blocks of the text. */
export function neighboursOf(state: EditorState, { node, kind }: Movable): Neighbours {
  const spans: LineSpan[] = []
  let own = 0
  for (let one = node.parent?.firstChild ?? null; one !== null; one = one.nextSibling) {
    // In a quoted list, the `>` marks are siblings of the items.
    if (kind === 'items' && one.name !== 'ListItem') continue
    if (one.from === node.from) own = spans.length
    spans.push(linesOf(state, one))
  }
  return { spans, own }
}

/** Returns the lines of a block. */
export function linesOf({ doc }: EditorState, { from, to }: SyntaxNode): LineSpan {
  const last = doc.lineAt(to)
  // Some blocks end with the line break after them.
  return { from: doc.lineAt(from).number - 1, to: last.from === to && to > from ? last.number - 1 : last.number }
}

import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

const CODE: ReadonlySet<string> = new Set(['FencedCode', 'CodeBlock', 'InlineCode'])

/** True if text typed at an offset is code. */
export function isInCode(state: EditorState, at: number): boolean {
  for (let node = syntaxTree(state).resolveInner(at, -1); ;) {
    if (CODE.has(node.name)) return true
    if (node.parent === null) return false
    node = node.parent
  }
}

import { syntaxTree } from '@codemirror/language'
import type { EditorState, Line } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'

/** The line that opens a fenced block. */
export interface FenceLine {
  line: Line
  /** The backticks or tildes that open the fence. */
  marks: string
  /** Range of the language, which may be empty. */
  from: number
  to: number
  /** True if a closing fence ends the block. */
  isClosed: boolean
  /** Offset after the block. */
  end: number
}

const OPENING = /^([>\s]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*[>\s]*)(`{3,}|~{3,})[ \t]*([^\s`]*)/

/** Returns the fence that opens on the line of an offset; null on other lines. */
export function fenceLineAt(state: EditorState, at: number): FenceLine | null {
  const line = state.doc.lineAt(at)
  const [whole, , marks = '', language = ''] = OPENING.exec(line.text) ?? []
  if (whole === undefined) return null
  const block = fencedCodeAt(state, line.from + whole.indexOf(marks))
  // A closing fence belongs to a block that began earlier.
  if (block === null || block.from < line.from) return null
  const to = line.from + whole.length
  const isClosed = block.getChildren('CodeMark').length > 1
  return { line, marks, from: to - language.length, to, isClosed, end: block.to }
}

function fencedCodeAt(state: EditorState, at: number): SyntaxNode | null {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, 1)
  while (node !== null && node.name !== 'FencedCode') node = node.parent
  return node
}

/** Returns the prefix for the lines inside the block: the `>` of quotes, and spaces in place of list markers. */
export function fencePrefix({ line, marks }: FenceLine): string {
  return line.text.slice(0, line.text.indexOf(marks)).replaceAll(/[^>\s]/g, ' ')
}

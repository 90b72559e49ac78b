import { syntaxTree } from '@codemirror/language'
import type { EditorState, Range } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView } from '@codemirror/view'
import type { SyntaxNode } from '@lezer/common'
import { ImageWidget, SignWidget } from './rich-widgets.ts'

/** Rules for the parts of a text that the formatted view replaces. */
export interface RichSyntax {
  /** Returns the address to load an image from; undefined to show the image's Markdown source. */
  imageAddress: (address: string) => string | undefined
}

/** Returns the decorations of the visible lines. They hide marks, except at the cursor. */
export function richDecorations(view: EditorView, rules: RichSyntax): DecorationSet {
  const { state } = view
  // Without the focus there is no cursor, and everything is formatted.
  const cursors = view.hasFocus ? state.selection.ranges : []
  const decorations: Range<Decoration>[] = []
  for (const visible of view.visibleRanges) {
    const drawing = new Drawing({ state, visible, rules, cursors, decorations })
    syntaxTree(state).iterate({ ...visible, enter: ({ node }) => drawing.draw(node) })
  }
  return Decoration.set(decorations, true)
}

interface Span {
  from: number
  to: number
}

interface Parts {
  state: EditorState
  /** A visible part of the text. */
  visible: Span
  rules: RichSyntax
  cursors: readonly Span[]
  /** Filled while drawing. */
  decorations: Range<Decoration>[]
}

const hidden = Decoration.replace({})
const codeMark = Decoration.mark({ class: 'cm-rich-code' })
const bullet = Decoration.replace({ widget: new SignWidget('•', 'cm-rich-bullet') })
const openBox = Decoration.replace({ widget: new SignWidget('☐', 'cm-rich-box') })
const doneBox = Decoration.replace({ widget: new SignWidget('☑', 'cm-rich-box') })
const ruleSign = Decoration.replace({ widget: new SignWidget('—', 'cm-rich-rule') })

/** Deeper quotes have the same style as this level. */
const deepestQuote = 3

/** Syntax nodes whose marks are hidden without a replacement, with the name of the mark's node. */
const MARKS: Readonly<Record<string, string>> = {
  Autolink: 'LinkMark',
  Emphasis: 'EmphasisMark',
  InlineCode: 'CodeMark',
  Strikethrough: 'StrikethroughMark',
  StrongEmphasis: 'EmphasisMark',
}

/** Blocks whose columns or marks have a meaning: their source is shown unchanged. */
const SOURCE: ReadonlySet<string> = new Set([
  'CommentBlock',
  'HTMLBlock',
  'LinkReference',
  'ProcessingInstructionBlock',
  'Table',
])

/** Draws the nodes of a visible part of a text. */
class Drawing {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  draw(node: SyntaxNode): void {
    const { name } = node
    const mark = MARKS[name]
    if (mark !== undefined) this.#drawMarked(node, mark)
    else if (name.startsWith('ATXHeading') || name.startsWith('SetextHeading')) this.#drawHeading(node)
    else if (name === 'Link') this.#drawLink(node)
    else if (name === 'Image') this.#drawImage(node)
    else if (name === 'FencedCode' || name === 'CodeBlock') this.#drawCode(node)
    else if (name === 'Blockquote') this.#drawQuote(node)
    else if (name === 'QuoteMark') this.#hideQuoteMark(node)
    else if (name === 'ListMark') this.#drawListMark(node)
    else if (name === 'TaskMarker') this.#drawTask(node)
    else if (name === 'HorizontalRule') this.#replace(node, ruleSign)
    else if (name === 'Escape' && !this.#isTouched(node)) this.#hide(node.from, node.from + 1)
    else if (SOURCE.has(name)) this.#addToLines(node, 'cm-rich-source')
  }

  /** True if the cursor or the selection is in a span or at its edge. */
  #isTouched({ from, to }: Span): boolean {
    return this.#parts.cursors.some((cursor) => cursor.from <= to && cursor.to >= from)
  }

  #isOnOneLine({ from, to }: Span): boolean {
    return this.#parts.state.doc.lineAt(from).to >= to
  }

  #text({ from, to }: Span): string {
    return this.#parts.state.sliceDoc(from, to)
  }

  #add(decoration: Decoration, { from, to }: Span): void {
    this.#parts.decorations.push(decoration.range(from, to))
  }

  #hide(from: number, to: number): void {
    if (from < to) this.#add(hidden, { from, to })
  }

  /** Replaces a mark by a decoration, unless the cursor is on its line. */
  #replace(node: SyntaxNode, decoration: Decoration): void {
    if (!this.#isTouched(this.#parts.state.doc.lineAt(node.from))) this.#add(decoration, node)
  }

  #addToLines({ from, to }: Span, className: string | ((line: string) => string)): void {
    const { state, visible, decorations } = this.#parts
    const end = Math.min(to, visible.to)
    for (let at = Math.max(from, visible.from); at <= end;) {
      const line = state.doc.lineAt(at)
      const name = typeof className === 'string' ? className : className(line.text)
      decorations.push(Decoration.line({ class: name }).range(line.from))
      at = line.to + 1
    }
  }

  #drawMarked(node: SyntaxNode, mark: string): void {
    if (node.name === 'InlineCode') this.#add(codeMark, node)
    if (this.#isTouched(node)) return
    for (const { from, to } of node.getChildren(mark)) this.#hide(from, to)
  }

  #drawHeading(node: SyntaxNode): void {
    this.#addToLines(node, `cm-rich-h${node.name.at(-1)}`)
    const line = this.#parts.state.doc.lineAt(node.from)
    // The underline of a Setext heading stays visible.
    if (node.name.startsWith('Setext') || this.#isTouched(line)) return
    for (const { from, to } of node.getChildren('HeaderMark')) {
      const [before = ''] = /[ \t]*$/.exec(this.#text({ from: node.from, to: from })) ?? []
      const [after = ''] = /^[ \t]*/.exec(this.#text({ from: to, to: line.to })) ?? []
      this.#hide(from === node.from ? from : from - before.length, to + after.length)
    }
  }

  #drawLink(node: SyntaxNode): void {
    const address = node.getChild('URL')
    const [opening, closing] = node.getChildren('LinkMark')
    // Brackets without an address are a link only if they refer to a link definition in the text.
    if (!opening || !closing || (address === null && node.getChild('LinkLabel') === null)) return
    const words = { from: opening.to, to: closing.from }
    const title = address === null ? '' : this.#text(address)
    if (words.from === words.to || this.#isTouched(node) || !this.#isOnOneLine(node)) return
    this.#add(Decoration.mark({ class: 'cm-rich-link', attributes: title === '' ? {} : { title } }), words)
    this.#hide(node.from, words.from)
    this.#hide(words.to, node.to)
  }

  #drawImage(node: SyntaxNode): void {
    const url = node.getChild('URL')
    const [opening, closing] = node.getChildren('LinkMark')
    if (url === null || !opening || !closing || this.#isTouched(node) || !this.#isOnOneLine(node)) return
    const address = this.#parts.rules.imageAddress(this.#text(url).replaceAll(/^<|>$/g, ''))
    if (address === undefined) return
    const alt = this.#text({ from: opening.to, to: closing.from })
    this.#add(Decoration.replace({ widget: new ImageWidget(address, alt) }), node)
  }

  #drawCode(node: SyntaxNode): void {
    this.#addToLines(node, 'cm-rich-block')
    if (this.#isTouched(node)) return
    for (const { from, to } of node.getChildren('CodeMark')) this.#hide(from, to)
  }

  #drawQuote(node: SyntaxNode): void {
    // Nested quotes are drawn with the outermost one, which covers all lines.
    if (isWithin(node, 'Blockquote')) return
    let depth = 1
    this.#addToLines(node, (line) => {
      const [marks = ''] = /^[ \t]*(?:>[ \t]?)+/.exec(line) ?? []
      // A line without `>` marks continues the quote at the depth of the previous line.
      depth = Math.min(marks.replaceAll(/[^>]/g, '').length || depth, deepestQuote)
      return `cm-rich-quote-${depth}`
    })
  }

  #hideQuoteMark({ from, to }: Span): void {
    const line = this.#parts.state.doc.lineAt(from)
    if (this.#isTouched(line)) return
    this.#hide(from, to < line.to && this.#text({ from: to, to: to + 1 }) === ' ' ? to + 1 : to)
  }

  #drawListMark(node: SyntaxNode): void {
    if (node.parent?.parent?.name === 'BulletList') this.#replace(node, bullet)
  }

  #drawTask(node: SyntaxNode): void {
    this.#replace(node, this.#text(node) === '[ ]' ? openBox : doneBox)
  }
}

function isWithin({ parent }: SyntaxNode, name: string): boolean {
  for (let node = parent; node !== null; node = node.parent) if (node.name === name) return true
  return false
}

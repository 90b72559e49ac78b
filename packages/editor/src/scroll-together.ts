import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorHandle } from './editor-handle.ts'
import { mappedScroll } from './mapped-scroll.ts'

/** Elements of {@link scrollTogether}. */
export interface ScrollTogetherOptions {
  editor: EditorHandle
  /** The scrolling element around the text. */
  text: HTMLElement
  /** The scrolling element around the rendered text. */
  preview: HTMLElement
  /** Returns the element whose children are the rendered blocks; null while there is none. */
  blocks: () => Element | null
}

/**
 * Keeps text and preview at the same place while either is scrolled: block by block where both have the same number of
 * blocks, otherwise in proportion.
 *
 * @returns a function that stops the synchronisation
 */
export function scrollTogether({ editor, text, preview, blocks }: ScrollTogetherOptions): () => void {
  // Setting a scroll position also emits an event, which must not scroll the other pane again.
  const moved = new WeakMap<HTMLElement, number>()
  const positionOf = (from: HTMLElement, to: HTMLElement) => {
    const textTops = topsOfText(editor, text)
    const previewTops = topsOf(preview, [...(blocks()?.children ?? [])])
    const matches = textTops.length === previewTops.length
    const [fromTops, toTops] = from === text ? [textTops, previewTops] : [previewTops, textTops]
    return mappedScroll(
      { tops: matches ? fromTops : [], end: endOf(from) },
      { tops: matches ? toTops : [], end: endOf(to) },
      from.scrollTop,
    )
  }
  const follow = (from: HTMLElement, to: HTMLElement) => {
    if (moved.get(from) === from.scrollTop) return void moved.delete(from)
    // Until the editor has measured its lines, it only estimates where they are.
    editor.view.requestMeasure({
      key: blocks,
      read: () => positionOf(from, to),
      write: (position) => {
        const before = to.scrollTop
        to.scrollTop = position
        if (to.scrollTop !== before) moved.set(to, to.scrollTop)
      },
    })
  }
  const ending = new AbortController()
  const options = { passive: true, signal: ending.signal }
  text.addEventListener('scroll', () => follow(text, preview), options)
  preview.addEventListener('scroll', () => follow(preview, text), options)
  follow(text, preview)
  return () => ending.abort()
}

/** Milliseconds that parsing the rest of the text may take during a scroll event; a frame is 16. */
const PARSING = 8

const endOf = (pane: HTMLElement) => pane.scrollHeight - pane.clientHeight

/** Offsets at which the blocks of the text begin, in pixels below the top of the scrolled content. */
function topsOfText({ view }: EditorHandle, pane: HTMLElement): number[] {
  const start = view.documentTop - pane.getBoundingClientRect().top + pane.scrollTop
  const tops: number[] = []
  // CodeMirror itself parses little more than what is visible.
  const tree = ensureSyntaxTree(view.state, view.state.doc.length, PARSING) ?? syntaxTree(view.state)
  for (let block = tree.topNode.firstChild; block !== null; block = block.nextSibling) {
    // Link reference definitions are not rendered, so they have no block in the preview.
    if (block.name !== 'LinkReference') tops.push(start + view.lineBlockAt(block.from).top)
  }
  return tops
}

function topsOf(pane: HTMLElement, elements: readonly Element[]): number[] {
  const start = pane.getBoundingClientRect().top - pane.scrollTop
  return elements.map((element) => element.getBoundingClientRect().top - start)
}

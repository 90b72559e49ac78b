import { EditorView, ViewPlugin, type PluginValue } from '@codemirror/view'
import type { LineSpan } from '../commands/list-items.ts'
import { reorder } from '../commands/reorder.ts'
import type { EditorHandle } from '../editor-handle.ts'
import { defineEditorFeature, type EditorFeature } from '../feature.ts'
import { linesOf, movableAt, neighboursOf, type Movable, type Neighbours } from './neighbours.ts'

/** Options of {@link blockHandles}. */
export interface BlockHandlesOptions {
  /** Tooltip of the handle. It should name the keys that move a block without the handle. */
  label: string
}

/** Pixels that stay visible beyond the drop position while dragging. */
const MARGIN = 48

/**
 * Shows a handle beside the block or list item under the mouse, or at the cursor on touch devices. Dragging the
 * handle moves the block or item among its neighbours in one undo step; Escape cancels. The handle is for pointers
 * only: keys use `moveUp` and `moveDown`.
 */
export function blockHandles({ label }: BlockHandlesOptions): Readonly<EditorFeature> {
  return defineEditorFeature({
    name: 'block-handles',
    extensions: (editor) => ViewPlugin.define((view) => handleIn(view, editor, label)),
  })
}

interface Drag extends Movable, Neighbours {
  /** The index that the dragged block or item would get if it were dropped now. */
  to: number
  ending: AbortController
}

function handleIn(view: EditorView, editor: EditorHandle, label: string): PluginValue {
  const handle = addPart(view, 'cm-handle')
  handle.title = label
  // Marks the place between two neighbours where the dragged block or item would be dropped.
  const place = addPart(view, 'cm-drop')
  const touch = matchMedia('(pointer: coarse)')
  /** Offset in the text, on a line of the block or item that the handle moves; null if there is no such line. */
  let shownAt: number | null = null
  let drag: Drag | null = null

  const show = (at: number | null) => {
    if (at === null && shownAt === null) return
    shownAt = at
    view.requestMeasure({
      key: handle,
      read: ({ state }) => {
        const movable = drag !== null || shownAt === null ? null : movableAt(state, shownAt)
        return movable === null ? null : edgesOf(view, linesOf(state, movable.node)).top
      },
      write: (top) => {
        if (drag === null) putAt(handle, top)
      },
    })
  }
  const stop = () => {
    drag?.ending.abort()
    drag = null
    putAt(place, null)
    delete handle.dataset['dragged']
  }
  const moveTo = (clientY: number) => {
    if (drag === null) return
    const { spans, own } = drag
    const { to, top, line } = placeIn(view, drag, clientY)
    putAt(place, to === own ? null : top)
    if (to === drag.to || spans[to] === undefined) return
    drag.to = to
    // Scrolls when the drop position reaches an edge of the visible part.
    const { from } = view.state.doc.line(line)
    view.dispatch({ effects: EditorView.scrollIntoView(from, { yMargin: MARGIN }) })
  }
  const drop = () => {
    const dropped = drag
    stop()
    const moved = dropped?.spans[dropped.own]
    if (dropped === null || moved === undefined || dropped.to === dropped.own) return
    const { spans, own: from, to, kind } = dropped
    const end = view.state.doc.line(moved.to).to
    // The cursor moves too, so that keyboard commands continue with the dragged block or item.
    editor.apply((state) => reorder({ spans, from, to, kind })({ ...state, from: end, to: end }))
    editor.focus()
  }
  const start = (event: PointerEvent) => {
    const movable = drag !== null || shownAt === null ? null : movableAt(view.state, shownAt)
    if (movable === null || event.button !== 0) return
    // Keeps the press from moving the focus or the selection.
    event.preventDefault()
    const neighbours = neighboursOf(view.state, movable)
    const ending = new AbortController()
    drag = { ...movable, ...neighbours, to: neighbours.own, ending }
    handle.setPointerCapture(event.pointerId)
    handle.dataset['dragged'] = ''
    const { signal } = ending
    const on = (type: 'pointermove' | 'pointerup' | 'lostpointercapture', act: (clientY: number) => void) => {
      const ofThisPointer = ({ pointerId, clientY }: PointerEvent) => {
        if (pointerId === event.pointerId) act(clientY)
      }
      handle.addEventListener(type, ofThisPointer, { signal })
    }
    on('pointermove', moveTo)
    on('pointerup', drop)
    on('lostpointercapture', stop)
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return
      // Escape only cancels the drag here. Otherwise it would also close a surrounding dialog, which listens on the
      // document.
      key.preventDefault()
      key.stopPropagation()
      stop()
    }
    window.addEventListener('keydown', onKey, { signal, capture: true })
  }

  const onHover = ({ pointerType, target, buttons, clientY }: PointerEvent) => {
    if (pointerType === 'touch' || drag !== null || target === handle) return
    show(buttons === 0 ? view.lineBlockAtHeight(clientY - view.documentTop).from : null)
  }
  const living = new AbortController()
  const { signal } = living
  view.dom.addEventListener('pointermove', onHover, { signal })
  view.dom.addEventListener('pointerleave', () => show(null), { signal })
  handle.addEventListener('pointerdown', start, { signal })
  return {
    update: ({ docChanged, state }) => {
      // The lines that are being dragged have changed.
      if (docChanged) stop()
      if (touch.matches) show(view.hasFocus ? state.selection.main.head : null)
      else show(docChanged ? null : shownAt)
    },
    destroy: () => {
      stop()
      living.abort()
      handle.remove()
      place.remove()
    },
  }
}

/**
 * Returns the drop position: the new index of the block or item, the edge in pixels where it would be dropped, and the
 * number of the line there, counted from 1.
 */
function placeIn(view: EditorView, { spans, own }: Neighbours, clientY: number) {
  const y = clientY - view.dom.getBoundingClientRect().top
  const edges = spans.map((span) => edgesOf(view, span))
  const to = edges.filter(({ top, bottom }, index) => index !== own && (top + bottom) / 2 < y).length
  const isBefore = to <= own
  const [edge, span] = [edges[to], spans[to]]
  return {
    to,
    top: (isBefore ? edge?.top : edge?.bottom) ?? 0,
    line: (isBefore ? (span?.from ?? 0) + 1 : span?.to) ?? 1,
  }
}

/** Returns the top and the bottom of a span of lines, in pixels below the top of the editor. */
function edgesOf(view: EditorView, { from, to }: LineSpan): { top: number; bottom: number } {
  const start = view.documentTop - view.dom.getBoundingClientRect().top
  const block = (line: number) => view.lineBlockAt(view.state.doc.line(line).from)
  return { top: start + block(from + 1).top, bottom: start + block(to).bottom }
}

function addPart(view: EditorView, className: string): HTMLElement {
  const part = view.dom.appendChild(document.createElement('div'))
  part.className = className
  part.hidden = true
  part.ariaHidden = 'true'
  return part
}

/** Positions a part this many pixels below the top of the editor; null hides it. */
function putAt(part: HTMLElement, top: number | null): void {
  part.hidden = top === null
  part.style.top = `${top ?? 0}px`
}

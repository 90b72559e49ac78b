import { isolateHistory } from '@codemirror/commands'
import { StateEffect, StateField, type Range, type Transaction } from '@codemirror/state'
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view'
import type { PendingMark, PendingRange } from './editor-handle.ts'

let made = 0

class PendingWidget extends WidgetType {
  readonly words: string
  /** Increases with every mark: at the same position, earlier marks come first. */
  readonly order = ++made

  constructor(words: string) {
    super()
    this.words = words
  }

  override eq(other: PendingWidget): boolean {
    return other === this
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.className = 'cm-pending'
    element.textContent = this.words
    return element
  }
}

interface NewMark {
  at: number | PendingRange
  widget: PendingWidget
}

const add = StateEffect.define<NewMark>()
const remove = StateEffect.define<PendingWidget>()

/** Stores the marks and moves them with the text around them. */
export const pendingMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let now = marks.map(transaction.changes)
    if (transaction.isUserEvent('input.format')) now = withLost(marks, now, transaction)
    for (const effect of transaction.effects) {
      if (effect.is(add)) now = now.update({ add: decorationsOf(effect.value), sort: true })
      else if (effect.is(remove)) now = withoutEnded(marks, now, effect.value, transaction)
    }
    return now
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Keeps the marks in text that a command has rewritten or moved, because the user did not mean to remove them. */
function withLost(before: DecorationSet, now: DecorationSet, { changes }: Transaction): DecorationSet {
  const lost: Range<Decoration>[] = []
  before.between(0, changes.length, (_from, to, mark) => {
    const widget: unknown = mark.spec.widget
    if (widget instanceof PendingWidget && placeOf(now, widget) === null) lost.push(mark.range(changes.mapPos(to, 1)))
  })
  return now.update({ add: lost, sort: true })
}

/**
 * Returns the decorations that draw a mark. A mark at an offset moves behind text that is typed there. A mark with a
 * range stays before such text, because the range will be replaced.
 */
function decorationsOf({ at, widget }: NewMark) {
  const order = Math.min(widget.order, 9999)
  if (typeof at === 'number') return [Decoration.widget({ widget, side: order }).range(at)]
  const mark = Decoration.widget({ widget, side: order - 10_000 }).range(at.to)
  return at.from === at.to ? [mark] : [Decoration.mark({ replacedBy: widget }).range(at.from, at.to), mark]
}

/**
 * Removes a mark. Text that replaces it goes between the marks that were drawn before and after it at the same
 * position.
 */
function withoutEnded(
  before: DecorationSet,
  now: DecorationSet,
  ended: PendingWidget,
  { changes }: Transaction,
): DecorationSet {
  const place = placeOf(before, ended)
  const moved: Range<Decoration>[] = []
  if (place !== null && !changes.empty) {
    before.between(place.to, place.to, (_from, _to, mark) => {
      const widget: unknown = mark.spec.widget
      if (!(widget instanceof PendingWidget) || widget === ended) return
      const isFirst = widget.order < ended.order
      moved.push(mark.range(isFirst ? changes.mapPos(place.from, -1) : changes.mapPos(place.to, 1)))
    })
  }
  const isMoved = (mark: Decoration) => moved.some(({ value }) => value === mark)
  return now.update({
    filter: (_from, _to, mark) => mark.spec.widget !== ended && mark.spec.replacedBy !== ended && !isMoved(mark),
    add: moved,
    sort: true,
  })
}

/**
 * Draws a mark and returns its handle. Ending it twice, or after the editor is destroyed, does nothing.
 *
 * @param isCurrent returns true while the editor is in the page
 */
export function addPendingMark(
  view: EditorView,
  words: string,
  at: number | PendingRange,
  isCurrent: () => boolean,
): PendingMark {
  const widget = new PendingWidget(words)
  view.dispatch({ effects: add.of({ at, widget }) })
  const end = (text: Parameters<PendingMark['replaceWith']>[0], range: (place: PendingRange) => PendingRange) => {
    const place = isCurrent() ? placeOf(view.state.field(pendingMarks), widget) : null
    if (place === null) return
    const { from, to } = range(place)
    const { doc, selection } = view.state
    const insert = typeof text === 'string' ? text : text(doc.sliceString(0, from), doc.sliceString(to))
    const changes = view.state.changes({ from, to, insert })
    view.dispatch({
      changes,
      effects: remove.of(widget),
      userEvent: 'input.complete',
      // As after pasting, a cursor that is still at the mark moves behind the text, and this change is a separate undo
      // step.
      ...(typeof at === 'number'
        ? {}
        : {
            selection: selection.map(changes, 1),
            annotations: isolateHistory.of('full'),
            scrollIntoView: selection.main.head === to,
          }),
    })
  }
  return {
    replaceWith: (text) => end(text, (place) => place),
    remove: () => end('', ({ to }) => ({ from: to, to })),
  }
}

/** Returns where a mark is now; null if it was deleted with the text around it. */
function placeOf(marks: DecorationSet, widget: PendingWidget): PendingRange | null {
  let replaced: PendingRange | null = null
  for (const cursor = marks.iter(); cursor.value !== null; cursor.next()) {
    const { from, to, value } = cursor
    if (value.spec.replacedBy === widget) replaced = { from, to }
    if (value.spec.widget === widget) return replaced ?? { from, to }
  }
  return null
}

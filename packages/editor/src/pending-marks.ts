import { StateEffect, StateField, type Transaction } from '@codemirror/state'
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view'
import type { PendingMark } from './editor-handle.ts'

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

const add = StateEffect.define<{ at: number; widget: PendingWidget }>()
const remove = StateEffect.define<PendingWidget>()

/** Stores the marks and moves them with the text around them. */
export const pendingMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let now = marks.map(transaction.changes)
    for (const effect of transaction.effects) {
      if (effect.is(add)) now = now.update({ add: [placed(effect.value.widget, effect.value.at)] })
      else if (effect.is(remove)) now = withoutEnded(marks, now, effect.value, transaction)
    }
    return now
  },
  provide: (field) => EditorView.decorations.from(field),
})

function placed(widget: PendingWidget, at: number) {
  return Decoration.widget({ widget, side: Math.min(widget.order, 9999) }).range(at)
}

/** Removes a mark. Text that replaces it goes after the marks that preceded it at the same position. */
function withoutEnded(
  before: DecorationSet,
  now: DecorationSet,
  ended: PendingWidget,
  { changes }: Transaction,
): DecorationSet {
  const at = positionOf(before, ended)
  const stay: PendingWidget[] = []
  if (at !== null && !changes.empty) {
    before.between(at, at, (_from, _to, mark) => {
      const widget: unknown = mark.spec.widget
      if (widget instanceof PendingWidget && widget.order < ended.order) stay.push(widget)
    })
  }
  return now.update({
    filter: (_from, _to, mark) => mark.spec.widget !== ended && !stay.includes(mark.spec.widget),
    add: stay.map((widget) => placed(widget, changes.mapPos(at ?? 0, -1))),
    sort: true,
  })
}

/**
 * Draws a mark and returns its handle. Ending it twice, or after the editor is destroyed, does nothing.
 *
 * @param stands returns true while the editor is in the page
 */
export function addPendingMark(view: EditorView, words: string, at: number, stands: () => boolean): PendingMark {
  const widget = new PendingWidget(words)
  view.dispatch({ effects: add.of({ at, widget }) })
  const end: PendingMark['replaceWith'] = (text) => {
    const at = stands() ? positionOf(view.state.field(pendingMarks), widget) : null
    if (at === null) return
    const { doc } = view.state
    view.dispatch({
      changes: {
        from: at,
        insert: typeof text === 'string' ? text : text(doc.sliceString(0, at), doc.sliceString(at)),
      },
      effects: remove.of(widget),
      userEvent: 'input.complete',
    })
  }
  return { replaceWith: end, remove: () => end('') }
}

function positionOf(marks: DecorationSet, widget: PendingWidget): number | null {
  const cursor = marks.iter()
  while (cursor.value !== null) {
    if (cursor.value.spec.widget === widget) return cursor.from
    cursor.next()
  }
  return null
}

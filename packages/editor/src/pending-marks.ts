import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view'
import type { PendingMark } from './editor-handle.ts'

class PendingWidget extends WidgetType {
  readonly words: string

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

/** Holds the marks and moves them along with the text around them. */
export const pendingMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let now = marks.map(transaction.changes)
    for (const effect of transaction.effects) {
      if (effect.is(add)) {
        const { at, widget } = effect.value
        now = now.update({ add: [Decoration.widget({ widget, side: 1 }).range(at)] })
      } else if (effect.is(remove)) {
        now = now.update({ filter: (_from, _to, mark) => mark.spec.widget !== effect.value })
      }
    }
    return now
  },
  provide: (field) => EditorView.decorations.from(field),
})

/**
 * Draws a mark and gives the means to end it. Ending it twice, or after the editor has gone, does nothing.
 *
 * @param stands whether the editor is still on the page
 */
export function addPendingMark(view: EditorView, words: string, at: number, stands: () => boolean): PendingMark {
  const widget = new PendingWidget(words)
  view.dispatch({ effects: add.of({ at, widget }) })
  const end = (text: string) => {
    const at = stands() ? positionOf(view, widget) : null
    if (at === null) return
    view.dispatch({
      changes: { from: at, insert: text },
      effects: remove.of(widget),
      userEvent: 'input.complete',
    })
  }
  return { replaceWith: end, remove: () => end('') }
}

function positionOf(view: EditorView, widget: PendingWidget): number | null {
  const cursor = view.state.field(pendingMarks).iter()
  while (cursor.value !== null) {
    if (cursor.value.spec.widget === widget) return cursor.from
    cursor.next()
  }
  return null
}

import { RangeSetBuilder, type Extension } from '@codemirror/state'
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view'

const ownDirection = Decoration.line({ attributes: { dir: 'auto' } })

/** Lets each line run in the direction of its first letter, as paragraphs of the rendered text do. */
export const lineDirection: Extension = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.define(
    (view) => ({
      lines: linesOf(view),
      update(update: ViewUpdate) {
        if (update.docChanged || update.viewportChanged) this.lines = linesOf(update.view)
      },
    }),
    { decorations: ({ lines }) => lines },
  ),
]

function linesOf({ state: { doc }, viewport }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>()
  for (let at = viewport.from; at <= viewport.to;) {
    const line = doc.lineAt(at)
    // Without a letter, the browser would choose left to right, which is wrong in a page that runs the other way.
    if (/\p{L}/u.test(line.text)) lines.add(line.from, line.from, ownDirection)
    at = line.to + 1
  }
  return lines.finish()
}

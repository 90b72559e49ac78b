import { syntaxTree } from '@codemirror/language'
import { Compartment, StateEffect, type Extension } from '@codemirror/state'
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { richDecorations, type RichSyntax } from './rich-decorations.ts'
import { richTheme } from './rich-theme.ts'

/** Shows the text of an editor formatted (true), or as Markdown source (false). */
export type ShowRich = (isOn: boolean) => void

/** Adds the formatted view to an editor, which shows the source until the returned function is called. */
export function addRichView(view: EditorView, rules: RichSyntax): ShowRich {
  const place = new Compartment()
  const look = richLook(rules)
  view.dispatch({ effects: StateEffect.appendConfig.of(place.of([])) })
  return (isOn) => view.dispatch({ effects: place.reconfigure(isOn ? look : []) })
}

function richLook(rules: RichSyntax): Extension {
  const plugin = ViewPlugin.define(
    (view) => {
      const drawing = {
        drawn: richDecorations(view, rules),
        update: (update: ViewUpdate) => {
          const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state)
          const { docChanged, selectionSet, viewportChanged, focusChanged } = update
          if (docChanged || selectionSet || viewportChanged || focusChanged || isParsed) {
            drawing.drawn = richDecorations(update.view, rules)
          }
        },
      }
      return drawing
    },
    { decorations: ({ drawn }) => drawn },
  )
  return [plugin, EditorView.editorAttributes.of({ class: 'cm-rich' }), richTheme]
}

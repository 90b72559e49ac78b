import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { defineEditorFeature, type EditorFeature } from './feature.ts'

/**
 * Converts HTML, which may be hostile, to Markdown.
 *
 * @param html a fragment or a document, as another program put it on the clipboard
 */
export type HtmlToMarkdown = (html: string) => Promise<string>

/** Elements that Markdown can say. Without any of them the plain text of the clipboard is as good. */
const SAYING = /<(?:a\s[^>]*href|table|[uo]l|h[1-6]|blockquote|pre|strong|em|b|i|code|img)\b/i
/** Code editors put colored lines on the clipboard, of which the text is meant. */
const FROM_CODE_EDITOR = 'vscode-editor-data'

/**
 * Pastes formatted text, tables and cells of spreadsheets as Markdown; into code, or without formatting (Ctrl+Shift+V),
 * their plain text. Undo takes back the whole paste. Where the conversion fails the plain text is pasted.
 */
export function pasteAsMarkdown({ convert }: { convert: HtmlToMarkdown }): Readonly<EditorFeature> {
  return defineEditorFeature({
    name: 'paste-as-markdown',
    extensions: (editor) =>
      EditorView.domEventHandlers({
        paste: (event, view) => {
          const data = event.clipboardData
          const html = data?.getData('text/html') ?? ''
          if (data === null || !SAYING.test(html) || data.types.includes(FROM_CODE_EDITOR)) return false
          const { main } = view.state.selection
          if (isCode(view.state, main.from)) return false
          const plain = data.getData('text/plain')
          if (!main.empty) view.dispatch({ changes: { from: main.from, to: main.to } })
          const mark = editor.addPending('…', main.from)
          convert(html).then(
            (markdown) => mark.replaceWith(markdown === '' ? plain : markdown),
            (error: unknown) => {
              mark.replaceWith(plain)
              reportError(error)
            },
          )
          event.preventDefault()
          return true
        },
      }),
  })
}

function isCode(state: EditorState, at: number): boolean {
  for (let node = syntaxTree(state).resolveInner(at, -1); node.parent !== null; node = node.parent) {
    if (/Code/.test(node.name)) return true
  }
  return false
}

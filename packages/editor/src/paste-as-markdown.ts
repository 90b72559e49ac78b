import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { blankLinesAround } from './commands/text-state.ts'
import { defineEditorFeature, type EditorFeature } from './feature.ts'

/**
 * Converts untrusted HTML to Markdown, or to '' if the plain text is better.
 *
 * @param html a fragment or a document from the clipboard
 */
export type HtmlToMarkdown = (html: string) => Promise<string>

/** Elements that Markdown can express. Without any of them, the plain text of the clipboard is equally good. */
const MEANINGFUL_MARKUP = /<(?:a\s[^>]*href|table|[uo]l|h[1-6]|blockquote|pre|strong|em|b|i|code|img)\b/i
/** Clipboard type set by code editors, which also copy coloured HTML although only the plain text is wanted. */
const FROM_CODE_EDITOR = 'vscode-editor-data'

/** Matches texts that must be pasted as separate paragraphs: several paragraphs, or blocks that begin with a mark. */
const BLOCK = /\n\n|^(?:#{1,6} |>|[-*+] |\d+[.)] |```|~~~|\||---$)/

/** Options of {@link pasteAsMarkdown}. */
export interface PasteAsMarkdownOptions {
  convert: HtmlToMarkdown
  /** Called with the number of running conversions whenever it changes, so that a form can wait for them. */
  onRunning?: (running: number) => void
}

/**
 * Pastes formatted text, tables and spreadsheet cells as Markdown, blocks as separate paragraphs. Inside code, for text
 * from a code editor, after a paste without formatting (Ctrl+Shift+V), or if the conversion fails, the plain text is
 * pasted. Undo reverts the whole paste.
 */
export function pasteAsMarkdown({ convert, onRunning }: PasteAsMarkdownOptions): Readonly<EditorFeature> {
  let running = 0
  const run = async (html: string): Promise<string> => {
    onRunning?.(++running)
    try {
      return await convert(html)
    } finally {
      onRunning?.(--running)
    }
  }
  return defineEditorFeature({
    name: 'paste-as-markdown',
    extensions: (editor) =>
      EditorView.domEventHandlers({
        paste: (event, view) => {
          const data = event.clipboardData
          const html = data?.getData('text/html') ?? ''
          if (data === null || !MEANINGFUL_MARKUP.test(html) || data.types.includes(FROM_CODE_EDITOR)) return false
          const { from, to } = view.state.selection.main
          if (view.state.readOnly || isCode(view.state, from)) return false
          event.preventDefault()
          const plain = data.getData('text/plain')
          // Text typed during the conversion goes after the pasted text and replaces nothing.
          view.dispatch({ selection: { anchor: to } })
          const mark = editor.addPending('…', { from, to })
          run(html).then(
            (markdown) => mark.replaceWith(markdown === '' ? plain : apart(markdown)),
            (error: unknown) => {
              mark.replaceWith(plain)
              reportError(error)
            },
          )
          return true
        },
      }),
  })
}

/** Adds blank lines between blocks and the surrounding text. */
function apart(markdown: string) {
  return (before: string, after: string): string => {
    if (!BLOCK.test(markdown)) return markdown
    const { open, close } = blankLinesAround(before, after)
    return open + markdown + close
  }
}

function isCode(state: EditorState, at: number): boolean {
  for (let node = syntaxTree(state).resolveInner(at, -1); node.parent !== null; node = node.parent) {
    if (/Code/.test(node.name)) return true
  }
  return false
}

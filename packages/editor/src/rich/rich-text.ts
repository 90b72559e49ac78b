import type { EditorHandle } from '../editor-handle.ts'
import { defineEditorFeature, type EditorFeature } from '../feature.ts'
import type { ShowRich } from './rich-view.ts'

/** Options of {@link richText}. */
export interface RichTextOptions {
  /** False to show the source until the command `richText` runs. Default true. */
  isOn?: boolean
  /**
   * Returns the address to load an image from, given the address in the text; undefined to show the image's Markdown
   * source. Default: `http` and `https` addresses, and paths that begin with `/`.
   */
  imageAddress?: (address: string) => string | undefined
}

/** State of the formatted view of an editor. */
interface RichTextState {
  isOn: boolean
  /** Null until the code has loaded. */
  show: ShowRich | null
}

/**
 * Shows headings, emphasis, links, images, lists, quotes and code with their formatting. Their Markdown marks are
 * visible only at the cursor, and the text stays Markdown. The code is loaded once the editor is in the page. Provides
 * the command `richText`, which switches to the source and back.
 */
export function richText({ isOn = true, imageAddress = ofTheWeb }: RichTextOptions = {}): Readonly<EditorFeature> {
  const states = new WeakMap<EditorHandle, RichTextState>()
  return defineEditorFeature({
    name: 'rich-text',
    commands: {
      richText: (state, editor) => {
        const rich = states.get(editor)
        if (rich === undefined) return null
        rich.isOn = !rich.isOn
        rich.show?.(rich.isOn)
        return state
      },
    },
    setup: (editor) => {
      const rich: RichTextState = { isOn, show: null }
      states.set(editor, rich)
      const start = async () => {
        const { addRichView } = await import('./rich-view.ts')
        // The editor may have been destroyed in the meantime.
        if (!states.has(editor)) return
        rich.show = addRichView(editor.view, { imageAddress })
        rich.show(rich.isOn)
      }
      // If the code cannot be loaded, the source stays visible.
      start().catch((error: unknown) => reportError(error))
      return () => {
        states.delete(editor)
      }
    },
  })
}

function ofTheWeb(address: string): string | undefined {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(address) ? address : undefined
}

import type { EditorHandle } from '../editor-handle.ts'
import { defineEditorFeature, type EditorFeature } from '../feature.ts'
import type { ShowRich } from './rich-view.ts'

/** Options of {@link richText}. */
export interface RichTextOptions {
  /** False to begin with the source, until the command `richText` runs. Default true. */
  isOn?: boolean
  /**
   * Returns the address that an image is loaded from, for the address in the text; undefined leaves its source in the text.
   * Default: addresses with `http` or `https` and paths that begin with `/`.
   */
  imageAddress?: (address: string) => string | undefined
}

/** True while an editor shows its text formatted. */
interface Face {
  isOn: boolean
  /** Null until the code has loaded. */
  show: ShowRich | null
}

/**
 * Shows headings, emphasis, links, images, lists, quotes and code as they will look, and their marks where the cursor is. The
 * text stays Markdown. What this takes is loaded once the editor is in the page. Brings the command `richText`, which switches
 * to the source and back.
 */
export function richText({ isOn = true, imageAddress = ofTheWeb }: RichTextOptions = {}): Readonly<EditorFeature> {
  const faces = new WeakMap<EditorHandle, Face>()
  return defineEditorFeature({
    name: 'rich-text',
    commands: {
      richText: (state, editor) => {
        const face = faces.get(editor)
        if (face === undefined) return null
        face.isOn = !face.isOn
        face.show?.(face.isOn)
        return state
      },
    },
    setup: (editor) => {
      const face: Face = { isOn, show: null }
      faces.set(editor, face)
      const start = async () => {
        const { addRichView } = await import('./rich-view.ts')
        // The editor may be gone by now.
        if (!faces.has(editor)) return
        face.show = addRichView(editor.view, { imageAddress })
        face.show(face.isOn)
      }
      // Without the code the source stays.
      start().catch((error: unknown) => reportError(error))
      return () => {
        faces.delete(editor)
      }
    },
  })
}

function ofTheWeb(address: string): string | undefined {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(address) ? address : undefined
}

import { EditorView } from '@codemirror/view'
import { insertImage } from './commands/links.ts'
import type { EditorHandle } from './editor-handle.ts'
import { defineEditorFeature, type EditorFeature } from './feature.ts'
import { refusalOf, type ImageRefusal, type ImageRules } from './image-rules.ts'

export interface ImageUploadOptions extends ImageRules {
  /** Stores the file and gives its address. The signal ends it when the editor goes. */
  upload: (file: File, signal: AbortSignal) => Promise<string>
  /** Words drawn in the text while a file is on its way. */
  pendingWords: (fileName: string) => string
  /** Told of every file that was not put in. `error` is what `upload` failed with. */
  onRefused: (refusal: ImageRefusal, file: File, error?: unknown) => void
  /** Told how many files are on their way, at each change. */
  onPendingCount?: (count: number) => void
}

/** The feature, and the same upload for files that come another way. */
export interface ImageUpload {
  /** Uploads images that are pasted or dropped. */
  feature: Readonly<EditorFeature>
  /**
   * Uploads a file and puts the image where the cursor is now. Never rejects: failures go to `onRefused`.
   *
   * @param description what it shows; the file's name when empty
   */
  send: (editor: EditorHandle, file: File, description: string) => Promise<void>
}

/** Uploads images, and marks their place in the text until each has its address. A failed one leaves no trace. */
export function imageUpload(options: ImageUploadOptions): ImageUpload {
  const ending = new AbortController()
  let pending = 0
  const count = (change: 1 | -1) => options.onPendingCount?.((pending += change))
  const send = async (editor: EditorHandle, file: File, description: string, at?: number) => {
    const refusal = refusalOf(file, options)
    if (refusal !== null) return options.onRefused(refusal, file)
    const mark = editor.addPending(options.pendingWords(file.name), at)
    count(1)
    try {
      mark.replaceWith(imageText(await options.upload(file, ending.signal), description || stem(file.name)))
    } catch (error) {
      mark.remove()
      if (!ending.signal.aborted) options.onRefused('failed', file, error)
    } finally {
      count(-1)
    }
  }
  const take = (editor: EditorHandle, files: readonly File[], at: number) => {
    for (const file of files) void send(editor, file, '', at)
    return files.length > 0
  }
  const feature = defineEditorFeature({
    name: 'image-upload',
    extensions: (editor) =>
      EditorView.domEventHandlers({
        paste: (event, view) => take(editor, pastedFiles(event.clipboardData), view.state.selection.main.head),
        drop: (event, view) => {
          const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head
          return take(editor, [...(event.dataTransfer?.files ?? [])], at)
        },
      }),
    setup: () => () => ending.abort(),
  })
  return { feature, send }
}

/** Word processors put a picture of the text beside the text; then the text is meant. */
function pastedFiles(data: DataTransfer | null): readonly File[] {
  if (data === null || data.types.includes('text/plain')) return []
  return [...data.files]
}

function stem(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '')
}

function imageText(url: string, description: string): string {
  return insertImage({ url, description })({ text: '', from: 0, to: 0 })?.text ?? ''
}

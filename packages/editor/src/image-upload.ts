import { EditorView } from '@codemirror/view'
import { insertImage } from './commands/links.ts'
import type { EditorHandle, PendingMark } from './editor-handle.ts'
import { defineEditorFeature, type EditorFeature } from './feature.ts'
import { imageRefusal, type ImageRefusal, type ImageRules } from './image-rules.ts'

/**
 * Stores a file and gives its address.
 *
 * @param signal ends it when the reader cancels it, and when the editor goes
 * @param onProgress told how much has been sent, from 0 to 1; where it is never told, nobody knows
 */
export type StoreImage = (file: File, signal: AbortSignal, onProgress: (sent: number) => void) => Promise<string>

/** A file on its way. */
export interface RunningUpload {
  /** Unique in its editor. */
  id: number
  fileName: string
  /** From 0 to 1; null when it is not known. */
  sent: number | null
  /** Ends it. It leaves no trace, and `onRefused` is not told. */
  cancel: () => void
}

/** How {@link imageUpload} stores files, and what it tells. */
export interface ImageUploadOptions extends ImageRules {
  upload: StoreImage
  /** Words drawn in the text while a file is on its way. */
  pendingWords: (fileName: string) => string
  /** Told of every file that was not put in. `error` is what `upload` failed with. */
  onRefused: (refusal: ImageRefusal, file: File, error?: unknown) => void
  /** Told which files are on their way, at each change. */
  onRunning?: (uploads: readonly RunningUpload[]) => void
}

/** The feature, and the same upload for files that come another way. */
export interface ImageUpload {
  /** Uploads images that are pasted or dropped. */
  feature: Readonly<EditorFeature>
  /**
   * Uploads files and puts their images where the cursor is now, in their order, several each on a line of its own.
   * Failures go to `onRefused`.
   *
   * @param description what a single one shows; the file's name when empty
   */
  send: (editor: EditorHandle, files: readonly File[], description: string) => void
}

/** Uploads images, and marks their place in the text until each has its address. A failed one leaves no trace. */
export function imageUpload(options: ImageUploadOptions): ImageUpload {
  const ending = new AbortController()
  const running = runningUploads((uploads) => options.onRunning?.(uploads))
  const carry = async (file: File, mark: PendingMark, textFor: (url: string) => string) => {
    const own = new AbortController()
    const entry = running.add(file.name, () => own.abort())
    const signal = AbortSignal.any([ending.signal, own.signal])
    try {
      const stored = options.upload(file, signal, (sent) => running.progress(entry, sent))
      // One that does not listen to its signal is left to itself.
      mark.replaceWith(textFor(await Promise.race([stored, endOf(signal)])))
    } catch (error) {
      mark.remove()
      if (!signal.aborted) options.onRefused('failed', file, error)
    } finally {
      running.remove(entry)
    }
  }
  const take = (editor: EditorHandle, files: readonly File[], description: string, at?: number) => {
    const marked = files.flatMap((file) => {
      const refusal = imageRefusal(file, options)
      if (refusal !== null) options.onRefused(refusal, file)
      return refusal === null ? [{ file, mark: editor.addPending(options.pendingWords(file.name), at) }] : []
    })
    for (const [index, { file, mark }] of marked.entries()) {
      const words = (marked.length === 1 && description.trim()) || stem(file.name)
      const end = index < marked.length - 1 ? '\n' : ''
      void carry(file, mark, (url) => imageText(url, words) + end)
    }
  }
  const feature = defineEditorFeature({
    name: 'image-upload',
    extensions: (editor) =>
      EditorView.domEventHandlers({
        paste: (event, view) => {
          const files = pastedFiles(event.clipboardData)
          take(editor, files, '', view.state.selection.main.head)
          return files.length > 0
        },
        drop: (event, view) => {
          const files = [...(event.dataTransfer?.files ?? [])]
          const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head
          take(editor, files, '', at)
          return files.length > 0
        },
      }),
    setup: () => () => ending.abort(),
  })
  return { feature, send: (editor, files, description) => take(editor, files, description) }
}

/** The files on their way. */
function runningUploads(tell: (uploads: readonly RunningUpload[]) => void) {
  let all: readonly RunningUpload[] = []
  let next = 1
  const become = (uploads: readonly RunningUpload[]) => {
    all = uploads
    tell(all)
  }
  return {
    add: (fileName: string, cancel: () => void): number => {
      const id = next++
      become([...all, { id, fileName, sent: null, cancel }])
      return id
    },
    progress: (id: number, sent: number) => {
      const now = Math.min(1, Math.max(0, sent))
      become(all.map((upload) => (upload.id === id ? { ...upload, sent: now } : upload)))
    },
    remove: (id: number) => become(all.filter((upload) => upload.id !== id)),
  }
}

/** Word processors put a picture of the text beside the text; then the text is meant. */
function pastedFiles(data: DataTransfer | null): readonly File[] {
  if (data === null || data.types.includes('text/plain')) return []
  return [...data.files]
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function stem(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '')
}

function imageText(url: string, description: string): string {
  return insertImage({ url, description })({ text: '', from: 0, to: 0 })?.text ?? ''
}

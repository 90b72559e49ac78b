import { EditorView } from '@codemirror/view'
import { insertImage } from './commands/links.ts'
import { paragraphGaps } from './commands/text-state.ts'
import type { EditorHandle, PendingMark } from './editor-handle.ts'
import { defineEditorFeature, type EditorFeature } from './feature.ts'
import { imageRefusal, type ImageRefusal, type ImageRules } from './image-rules.ts'
import type { StoreImage } from './store-image.ts'

/** A running upload. */
export interface RunningUpload {
  /** Unique in its editor. */
  id: number
  fileName: string
  /** Fraction sent, from 0 to 1; null if unknown. */
  sent: number | null
  /** Cancels the upload, removes its mark and does not call `onRefused`. */
  cancel: () => void
}

/** Options of {@link imageUpload}. */
export interface ImageUploadOptions extends ImageRules {
  upload: StoreImage
  /** Text of the mark during an upload. */
  pendingWords: (fileName: string) => string
  /** Called for every file that was not inserted. `error` is the error `upload` failed with. */
  onRefused: (refusal: ImageRefusal, file: File, error?: unknown) => void
  /**
   * Called after an image was inserted without a description, so that the host can ask for one. If this is not set,
   * the file name without its extension is the description.
   */
  onUndescribed?: (url: string, file: File) => void
  /** Called with the running uploads on every change. */
  onRunning?: (uploads: readonly RunningUpload[]) => void
}

/** The feature, and its upload function for files from other sources. */
export interface ImageUpload {
  /** Uploads images that are pasted or dropped. */
  feature: Readonly<EditorFeature>
  /**
   * Uploads files and inserts their images at the cursor, in order, each as a separate paragraph unless the cursor is
   * in a table or a link. Failures are reported to `onRefused`.
   *
   * @param description description of the image, used only if a single file is accepted. If it is empty, the file name
   * without its extension is used, or no description if `onUndescribed` is set
   */
  send: (editor: EditorHandle, files: readonly File[], description: string) => void
}

/**
 * Creates a feature that uploads images and marks their place in the text until each has its address. A failed upload
 * leaves no trace.
 */
export function imageUpload(options: ImageUploadOptions): ImageUpload {
  const ending = new AbortController()
  const running = runningUploads((uploads) => options.onRunning?.(uploads))
  const carry = async (file: File, mark: PendingMark, words: string) => {
    const own = new AbortController()
    const entry = running.add(file.name, () => own.abort())
    const signal = AbortSignal.any([ending.signal, own.signal])
    try {
      const stored = options.upload(file, signal, (sent) => running.progress(entry, sent))
      // An upload that ignores its signal is abandoned.
      const url = await Promise.race([stored, endOf(signal)])
      mark.replaceWith((before, after) => {
        const { open, close } = paragraphGaps(before, after)
        return open + imageText(url, words) + close
      })
      if (words === '') options.onUndescribed?.(url, file)
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
    const given = marked.length === 1 ? description.trim() : ''
    for (const { file, mark } of marked) {
      const words = given === '' && options.onUndescribed === undefined ? stem(file.name) : given
      void carry(file, mark, words)
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

/** Tracks the running uploads. */
function runningUploads(onChange: (uploads: readonly RunningUpload[]) => void) {
  let all: readonly RunningUpload[] = []
  let next = 1
  const become = (uploads: readonly RunningUpload[]) => {
    all = uploads
    onChange(all)
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

/**
 * Returns the pasted files, or none if the clipboard also contains text: word processors add an image of the copied
 * text, and then the text is pasted instead.
 */
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

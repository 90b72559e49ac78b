import { useEffect, useRef, useState } from 'react'
import type { EditorHandle } from '../editor-handle.ts'
import { MAX_IMAGE_BYTES, refusalOf, type ImageRefusal, type ImageRules } from '../image-rules.ts'
import type { ImageUpload } from '../image-upload.ts'
import type { EditorFeature } from '../feature.ts'
import type { EditorStrings } from './editor-strings.ts'
import type { EditorCore } from './use-editor.ts'

const MEGABYTE = 1024 * 1024

interface UseImageUploadOptions {
  upload: ((file: File, signal: AbortSignal) => Promise<string>) | undefined
  rules: ImageRules
  strings: EditorStrings
  onUploadingChange: ((uploading: boolean) => void) | undefined
}

export interface UsedImageUpload {
  /** What went wrong last, in words. */
  error: string | null
  /** The reader has read it and goes on writing. */
  clearOnEdit: () => void
  /** The largest file, in whole or tenths of megabytes. */
  maxMegabytes: number
  refusalText: (file: File) => string | null
  feature: (core: EditorCore) => EditorFeature | null
  send: ((editor: EditorHandle, file: File, description: string) => void) | null
}

/** Image uploads with their messages; without an `upload` there is no feature and nothing to send with. */
export function useImageUpload(options: UseImageUploadOptions): UsedImageUpload {
  const { upload, rules, strings } = options
  const [error, setError] = useState<string | null>(null)
  const made = useRef<ImageUpload | null>(null)
  const pending = useRef(0)
  const maxMegabytes = Math.round(((rules.maxBytes ?? MAX_IMAGE_BYTES) / MEGABYTE) * 10) / 10
  const wordsFor = (refusal: ImageRefusal, file: File) => {
    if (refusal === 'type') return strings.onlyImage
    return refusal === 'size' ? strings.maxSize(maxMegabytes) : strings.uploadFailed(file.name)
  }
  const latest = useRef({ options, wordsFor })
  useEffect(() => {
    latest.current = { options, wordsFor }
  })
  const onPending = (count: number) => {
    if (pending.current === 0) setError(null)
    pending.current = count
    latest.current.options.onUploadingChange?.(count > 0)
  }
  const feature = (core: EditorCore) => {
    if (upload === undefined) return null
    made.current = core.imageUpload({
      ...rules,
      upload: (file, signal) => (latest.current.options.upload ?? upload)(file, signal),
      pendingWords: (name) => latest.current.options.strings.uploading(name),
      onRefused: (refusal, file) => setError(latest.current.wordsFor(refusal, file)),
      onPendingCount: onPending,
    })
    return made.current.feature
  }
  const refusalText = (file: File) => {
    const refusal = refusalOf(file, rules)
    return refusal === null ? null : wordsFor(refusal, file)
  }
  const send = (editor: EditorHandle, file: File, description: string) => {
    void made.current?.send(editor, file, description)
  }
  const clearOnEdit = () => {
    // While files are on their way, the text changes by itself.
    if (pending.current === 0) setError(null)
  }
  return { error, clearOnEdit, maxMegabytes, refusalText, feature, send: upload === undefined ? null : send }
}

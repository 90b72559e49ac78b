'use client'

import { useRef, useState } from 'react'
import type { EditorHandle } from '../../editor-handle.ts'
import type { EditorFeature } from '../../feature.ts'
import { MAX_IMAGE_BYTES, imageRefusal, type ImageRefusal, type ImageRules } from '../../image-rules.ts'
import type { ImageUpload, RunningUpload } from '../../image-upload.ts'
import { ImageNotStored, type StoreImage } from '../../store-image.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import type { EditorCore } from '../use-editor.ts'
import { useLatest } from '../use-latest.ts'
import type { ReportRunning } from '../use-running-signal.ts'
import type { ImageSending } from './image-sending.ts'

const MEGABYTE = 1024 * 1024

interface UseImageUploadOptions {
  upload: StoreImage | undefined
  rules: ImageRules
  strings: EditorStrings
  /** Called for every image that was inserted without a description. */
  onUndescribed: (url: string, fileName: string) => void
  reportRunning: ReportRunning
}

export interface ImageUploadState extends ImageSending {
  /** Message of the last error. */
  error: string | null
  /** The running uploads. */
  running: readonly RunningUpload[]
  /** Clears the error when the user continues typing. */
  clearOnEdit: () => void
  /** Maximum file size in megabytes, with at most one decimal. */
  maxMegabytes: number
  feature: (core: EditorCore) => EditorFeature | null
}

/** Provides image uploads with their messages; without an `upload` there is no feature and `send` is null. */
export function useImageUpload(options: UseImageUploadOptions): ImageUploadState {
  const { upload, rules, strings } = options
  const [error, setError] = useState<string | null>(null)
  const [running, setRunning] = useState<readonly RunningUpload[]>([])
  const made = useRef<ImageUpload | null>(null)
  const pending = useRef(0)
  const maxMegabytes = Math.round(((rules.maxBytes ?? MAX_IMAGE_BYTES) / MEGABYTE) * 10) / 10
  const wordsFor = (refusal: ImageRefusal, file: File, failure?: unknown) => {
    if (refusal === 'type') return strings.onlyImage
    if (failure instanceof ImageNotStored) return failure.message
    return refusal === 'size' ? strings.maxSize(maxMegabytes) : strings.uploadFailed(file.name)
  }
  const latest = useLatest({ options, wordsFor })
  const onRunning = (uploads: readonly RunningUpload[]) => {
    const before = pending.current
    pending.current = uploads.length
    setRunning(uploads)
    if (before === 0) setError(null)
    latest.current.options.reportRunning('uploads', uploads.length)
  }
  const feature = (core: EditorCore) => {
    if (upload === undefined) return null
    made.current = core.imageUpload({
      ...rules,
      upload: (...given) => (latest.current.options.upload ?? upload)(...given),
      pendingWords: (name) => latest.current.options.strings.uploading(name),
      onRefused: (refusal, file, failure) => setError(latest.current.wordsFor(refusal, file, failure)),
      onUndescribed: (url, file) => latest.current.options.onUndescribed(url, file.name),
      onRunning,
    })
    return made.current.feature
  }
  const refusalText = (file: File) => {
    const refusal = imageRefusal(file, rules)
    return refusal === null ? null : wordsFor(refusal, file)
  }
  const send = (editor: EditorHandle, files: readonly File[], description: string) => {
    made.current?.send(editor, files, description)
  }
  const clearOnEdit = () => {
    // Uploads also change the text, so only a change without running uploads is an edit by the user.
    if (pending.current === 0) setError(null)
  }
  const sending = { rules, refusalText, send: upload === undefined ? null : send }
  return { ...sending, error, running, clearOnEdit, maxMegabytes, feature }
}

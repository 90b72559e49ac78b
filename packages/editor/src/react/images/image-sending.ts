'use client'

import { createContext } from 'react'
import type { EditorHandle } from '../../editor-handle.ts'
import type { ImageRules } from '../../image-rules.ts'

/** The rules and functions with which the image dialog sends files. */
export interface ImageSending {
  rules: ImageRules
  /** Returns the reason why a file may not be sent, as text; null if it may. */
  refusalText: (file: File) => string | null
  /** Sends files and inserts them into the text; null if there are no uploads. */
  send: ((editor: EditorHandle, files: readonly File[], description: string) => void) | null
}

/** The uploads of the surrounding editor. */
export const ImageSendingContext = createContext<ImageSending>({ rules: {}, refusalText: () => null, send: null })

'use client'

import { useState, type RefObject } from 'react'
import { undescribedImages, type FoundImage } from '../../commands/descriptions.ts'
import type { EditorHandle } from '../../editor-handle.ts'
import type { AskedImage } from './image-descriptions.tsx'

export interface ImageDescriptionState {
  asked: readonly AskedImage[]
  /** Asks for the description of an image that was just uploaded. */
  ask: (url: string, name: string) => void
  /** Asks for the first missing description, with the focus in its field. */
  askFirst: () => void
  done: (image: AskedImage) => void
}

/** Tracks the images whose description is asked for. */
export function useImageDescriptions(editor: RefObject<EditorHandle | null>): ImageDescriptionState {
  const [asked, setAsked] = useState<readonly AskedImage[]>([])
  const others = (now: readonly AskedImage[], { url, nth }: Pick<FoundImage, 'url' | 'nth'>) =>
    now.filter((image) => image.url !== url || image.nth !== nth)
  const add = (image: AskedImage) => setAsked((now) => [...others(now, image), image])
  const undescribed = () => undescribedImages(editor.current?.getValue() ?? '')
  return {
    asked,
    ask: (url, name) => {
      const image = undescribed().find((one) => one.url === url)
      if (image) add({ url, nth: image.nth, name, isWanted: false })
    },
    askFirst: () => {
      const [image] = undescribed()
      if (image) add({ ...image, name: image.url.split('/').at(-1) ?? image.url, isWanted: true })
    },
    done: (image) => setAsked((now) => others(now, image)),
  }
}

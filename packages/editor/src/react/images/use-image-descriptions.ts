'use client'

import { useState, type RefObject } from 'react'
import { undescribedImages, type FoundImage } from '../../commands/descriptions.ts'
import type { EditorHandle } from '../../editor-handle.ts'
import type { ImageToDescribe } from './image-descriptions.tsx'

export interface ImageDescriptionState {
  asked: readonly ImageToDescribe[]
  /** Asks for the description of an image that was just uploaded. */
  ask: (url: string, name: string) => void
  /** Asks for the first missing description, with the focus in its field. */
  askFirst: () => void
  done: (image: ImageToDescribe) => void
}

/** Tracks the images that the user is asked to describe. */
export function useImageDescriptions(editor: RefObject<EditorHandle | null>): ImageDescriptionState {
  const [asked, setAsked] = useState<readonly ImageToDescribe[]>([])
  const isSame = (one: Pick<FoundImage, 'url' | 'nth'>, { url, nth }: typeof one) => one.url === url && one.nth === nth
  const others = (now: readonly ImageToDescribe[], image: ImageToDescribe) => now.filter((one) => !isSame(one, image))
  const add = (image: ImageToDescribe) =>
    setAsked((now) => {
      const earlier = now.find((one) => isSame(one, image))?.wanted ?? 0
      return [...others(now, image), { ...image, wanted: earlier + image.wanted }]
    })
  const undescribed = () => undescribedImages(editor.current?.getValue() ?? '')
  return {
    asked,
    ask: (url, name) => {
      const image = undescribed().find((one) => one.url === url)
      if (image) add({ url, nth: image.nth, name, wanted: 0 })
    },
    askFirst: () => {
      const [image] = undescribed()
      if (image) add({ ...image, name: image.url.split('/').at(-1) ?? image.url, wanted: 1 })
    },
    done: (image) => setAsked((now) => others(now, image)),
  }
}

'use client'

import { Button, Field, isComposing, TextInput, VisuallyHidden } from '@quandary/ui'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { escapeDescription, imageIn, type FoundImage } from '../../commands/descriptions.ts'
import type { EditorHandle } from '../../editor-handle.ts'
import * as styles from '../markdown-editor.css.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import { useEscapeWithin } from '../use-escape-within.ts'

/** An image that the user is asked to describe. */
export interface ImageToDescribe extends Pick<FoundImage, 'url' | 'nth'> {
  /** Name of the image's file, or the end of its address. */
  name: string
  /**
   * Number of times that the user asked for this field, which takes the focus each time. 0 if it opened after an
   * upload: then the focus stays where it is.
   */
  wanted: number
}

interface ImageDescriptionsProps {
  asked: readonly ImageToDescribe[]
  editor: EditorHandle
  /** The current text. */
  value: string
  strings: EditorStrings
  /** Called when a field is closed; the focus goes back to the text. */
  onDone: (image: ImageToDescribe) => void
}

/** Fields below the text for the descriptions of images. Every typed character is written to the text at once. */
export function ImageDescriptions({ asked, editor, value, strings, onDone }: ImageDescriptionsProps): ReactNode {
  const standing = asked.flatMap((image) => {
    const found = imageIn(value, image)
    return found === undefined ? [] : [{ image, description: found.description }]
  })
  const unasked = standing.filter(({ image }) => image.wanted === 0)
  return (
    <>
      <output>
        <VisuallyHidden>{unasked.map(({ image }) => strings.describeAsked(image.name)).join(' ')}</VisuallyHidden>
      </output>
      {standing.map(({ image, description }) => (
        <Row
          key={`${image.url} ${image.nth}`}
          {...{ image, description, strings }}
          onChange={(words) => describe(editor, image, words)}
          onDone={() => {
            onDone(image)
            goBehind(editor, image)
          }}
        />
      ))}
    </>
  )
}

interface RowProps {
  image: ImageToDescribe
  description: string
  strings: EditorStrings
  onChange: (words: string) => void
  onDone: () => void
}

function Row({ image, description, strings, onChange, onDone }: RowProps): ReactNode {
  const { url, name, wanted } = image
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wanted > 0) field.current?.focus()
  }, [wanted])
  useEscapeWithin(field, onDone)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter') return
    // Keeps the key from submitting the form around the editor.
    event.preventDefault()
    onDone()
  }
  return (
    <div className={styles.description}>
      <img className={styles.descriptionImage} src={url} alt="" />
      <Field
        className={styles.descriptionField}
        label={strings.describeImage(name)}
        help={strings.imageDescriptionHelp}
      >
        <TextInput
          ref={field}
          autoComplete="off"
          value={description}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button size="sm" variant="quiet" onClick={onDone}>
        {description === '' ? strings.describeLater : strings.describeDone}
      </Button>
    </div>
  )
}

/**
 * Writes the description. Dispatches directly, because `editor.apply` would make every key press a separate undo step.
 * Backticks are escaped, because together with other backticks in the paragraph they would enclose code.
 */
function describe(editor: EditorHandle, image: ImageToDescribe, words: string): void {
  const found = imageIn(editor.getValue(), image)
  if (found !== undefined) {
    const insert = escapeDescription(words).replaceAll('`', '\\`')
    editor.view.dispatch({ changes: { from: found.from, to: found.to, insert } })
  }
}

/** Returns the focus to the text. A cursor directly before the image moves to the end of the image's line. */
function goBehind(editor: EditorHandle, asked: ImageToDescribe): void {
  editor.focus()
  const { text, from, to } = editor.getState()
  const image = imageIn(text, asked)
  if (image === undefined || from !== to || !/^\s*!\[$/.test(text.slice(from, image.from))) return
  const end = text.indexOf('\n', image.to)
  const behind = end === -1 ? text.length : end
  editor.apply((state) => ({ ...state, from: behind, to: behind }))
}

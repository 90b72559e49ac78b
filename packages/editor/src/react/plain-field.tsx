'use client'

import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import * as styles from './markdown-editor.css.ts'
import { noteComposition } from './use-editor.ts'
import type { Labelling } from './use-labelling.ts'

interface PlainFieldProps {
  value: string
  placeholder: string | undefined
  attributes: Labelling
  fieldRef: RefObject<HTMLTextAreaElement | null>
  onChange: (value: string) => void
  onSubmit: (() => void) | undefined
}

/** Text field used until the core has loaded, or if it fails to load. */
export function PlainField(props: PlainFieldProps): ReactNode {
  const { value, placeholder, attributes, fieldRef, onChange, onSubmit } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || onSubmit === undefined) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <textarea
      {...attributes}
      ref={fieldRef}
      className={styles.plain}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onCompositionStart={(event) => noteComposition(event.currentTarget, true)}
      onCompositionEnd={(event) => noteComposition(event.currentTarget, false)}
    />
  )
}

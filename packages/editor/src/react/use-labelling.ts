'use client'

import { useFieldControl, useFieldLabelId } from '@quandary/ui'
import { useEffect } from 'react'
import type { EditorHandle } from '../editor-handle.ts'

interface LabellingOptions {
  editor: EditorHandle | null
  label: string
  id: string | undefined
  describedBy: string | undefined
  invalid: boolean
}

/** ARIA attributes of the focusable element, either the plain field or the editor. */
export interface Labelling {
  id: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/** Connects the editor with its label, help and error: those of a surrounding field, or the given ones. */
export function useLabelling({ editor, label, id, describedBy, invalid }: LabellingOptions): Labelling {
  const tied = useFieldControl({ id, describedBy })
  const labelId = useFieldLabelId()
  const attributes: Labelling = {
    ...tied,
    ...(labelId === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelId }),
    ...(invalid ? { 'aria-invalid': true as const } : {}),
  }
  const known = JSON.stringify(attributes)
  useEffect(() => {
    const all = { 'aria-label': null, 'aria-labelledby': null, 'aria-describedby': null }
    const flags = { 'aria-invalid': null, 'aria-required': null }
    // The text was serialized above from a record of attribute names and values.
    const given = JSON.parse(known) as Record<string, string | true>
    const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
    editor?.setAttributes({ ...all, ...flags, ...texts })
  }, [editor, known])
  useEffect(() => {
    if (editor === null) return
    // A label focuses only form controls, and the CodeMirror element is not one.
    const onClick = (event: MouseEvent) => {
      const clicked = event.target instanceof Element ? event.target.closest('label') : null
      if (clicked?.htmlFor === attributes.id) editor.focus()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [editor, attributes.id])
  return attributes
}

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

/** The ARIA attributes of the element that takes focus, be it the plain field or the editor. */
export interface Labelling {
  id: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/** Ties the editor to its label, help and error: those of a field around it, or those given. */
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
    // What was written a line above: names and values of attributes.
    const given = JSON.parse(known) as Record<string, string | true>
    const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
    editor?.setAttributes({ ...all, ...flags, ...texts })
  }, [editor, known])
  useEffect(() => {
    if (editor === null) return
    // A label gives focus to form controls only, and CodeMirror is none.
    const onClick = (event: MouseEvent) => {
      const clicked = event.target instanceof Element ? event.target.closest('label') : null
      if (clicked?.htmlFor === attributes.id) editor.focus()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [editor, attributes.id])
  return attributes
}

'use client'

import { Button, Dialog, FieldStack, focusFirstInvalid } from '@quandary/ui'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'

/** Props of {@link InsertDialog}. */
export interface InsertDialogProps {
  /** Title of the dialog, also used as the text of the button that inserts. */
  title: string
  /** Text of the cancel button: `strings.cancel`. */
  cancelLabel: string
  /**
   * Validates the input and inserts the result. @returns true on success; otherwise focus moves to the first invalid
   * field
   */
  onInsert: () => boolean
  /** Called by Cancel, Escape and a click outside; the text is unchanged. */
  onCancel: () => void
  children: ReactNode
}

/** A dialog with a form that inserts something into the text. */
export function InsertDialog({ title, cancelLabel, onInsert, onCancel, children }: InsertDialogProps): ReactNode {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current)
  }, [refusals])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the event to a form around the editor, which must not be submitted.
    event.stopPropagation()
    if (!onInsert()) setRefusals((before) => before + 1)
  }
  const footer = (
    <>
      <Button onClick={onCancel}>{cancelLabel}</Button>
      <Button type="submit" form={formId} variant="primary">
        {title}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={(open) => open || onCancel()} title={title} footer={footer}>
      <form id={formId} ref={form} noValidate onSubmit={onSubmit}>
        <FieldStack>{children}</FieldStack>
      </form>
    </Dialog>
  )
}

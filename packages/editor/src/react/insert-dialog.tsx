import { Button, Dialog, FieldStack, focusFirstInvalid } from '@quandary/ui'
import { useCallback, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'

/** Props of {@link InsertDialog}. */
export interface InsertDialogProps {
  /** Title, and the words on the button. */
  title: string
  /** Words on the button that gives it up: `strings.cancel`. */
  cancelLabel: string
  /** Checks and inserts. @returns whether it did; if not, focus goes to the first bad field. */
  onInsert: () => boolean
  /** Called by Cancel, Escape and a press outside; the text stays as it is. */
  onCancel: () => void
  children: ReactNode
}

/** A dialog with a form whose button puts something into the text. */
export function InsertDialog({ title, cancelLabel, onInsert, onCancel, children }: InsertDialogProps): ReactNode {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  // The dialog itself would begin with its close button.
  const attach = useCallback((element: HTMLFormElement | null) => {
    form.current = element
    element?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current)
  }, [refusals])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React carries the event on to a form around the editor, which must not be sent by it.
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
      <form id={formId} ref={attach} noValidate onSubmit={onSubmit}>
        <FieldStack>{children}</FieldStack>
      </form>
    </Dialog>
  )
}

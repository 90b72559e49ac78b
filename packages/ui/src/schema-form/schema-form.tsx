'use client'

import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { RootProps } from '../class-names/root-props.ts'
import { Button, ButtonGroup } from '../button/button.tsx'
import { DialogFoot } from '../dialog/dialog-foot.tsx'
import { FieldStack, focusFirstInvalid } from '../field/field.tsx'
import { Notice } from '../notice/notice.tsx'
import { useFormStrings } from '../strings/form-strings.tsx'
import { checkFields } from './check-fields.ts'
import { holdsValue, isHidden, type FormErrors, type FormValues } from './form-field.ts'
import type { SchemaFieldsProps } from './schema-context.ts'
import { SchemaFields } from './schema-fields.tsx'

/** Refusal of a form: errors of fields, of the form as a whole, or both. */
export interface FormRefusal {
  /** Errors by field name. */
  fields?: FormErrors | undefined
  /** Error of the form as a whole. */
  message?: string | undefined
}

/** Props of {@link SchemaForm}. */
export interface SchemaFormProps
  extends Omit<SchemaFieldsProps, 'errors'>, Pick<RootProps<'form'>, 'className' | 'style' | 'ref' | 'id'> {
  /**
   * Called with `values` once the shown fields are valid; the values of hidden fields are not validated. Resolves to
   * undefined on success, or to the refusal. Errors of fields that are not shown appear above the button.
   */
  onSubmit: (values: FormValues) => void | Promise<FormRefusal | undefined | void>
  /** Default “Save”. */
  submitLabel?: string | undefined
  busyText?: string | undefined
  /** Next to the submit button, such as “Cancel” or “Test”. */
  actions?: ReactNode
  /** `end` is for a form that ends a dialog: its buttons look like the dialog's footer, the submit button last. Default `start`. */
  buttons?: 'start' | 'end'
  /** True for a destructive action: the submit button is red. */
  danger?: boolean
}

/**
 * A form described by data: renders its fields, validates them on submission, shows the server's errors at their fields
 * and focuses the first invalid one. The app owns the values; an error disappears when its field changes.
 */
export function SchemaForm(props: SchemaFormProps): ReactNode {
  const { onSubmit: _, submitLabel, busyText, actions, buttons = 'start', danger = false, ...more } = props
  const { className, style, ref, id, ...fields } = more
  const strings = useFormStrings()
  const { errors, message, busy, change, submit } = useSubmitting(props)
  return (
    <form {...{ className, style, ref, id }} noValidate onSubmit={submit}>
      <FieldStack>
        <SchemaFields {...fields} onChange={change} errors={errors} />
        {message === undefined ? null : (
          <Notice tone="danger" live="alert">
            {message}
          </Notice>
        )}
        {props.readOnly === true ? null : (
          <Buttons end={buttons === 'end'} actions={actions}>
            <Button
              type="submit"
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              busyText={busyText ?? strings.saving}
              disabled={props.disabled}
            >
              {submitLabel ?? strings.save}
            </Button>
          </Buttons>
        )}
      </FieldStack>
    </form>
  )
}

function Buttons({ end, actions, children }: { end: boolean; actions: ReactNode; children: ReactNode }): ReactNode {
  if (!end) {
    return (
      <ButtonGroup>
        {children}
        {actions}
      </ButtonGroup>
    )
  }
  return (
    <DialogFoot>
      {actions}
      {children}
    </DialogFoot>
  )
}

/** Handles the submission of a form: validation, sending, and the errors to show. */
function useSubmitting({ fields, values, onChange, onSubmit, language = 'en_US' }: SchemaFormProps) {
  const strings = useFormStrings()
  const [refusal, setRefusal] = useState<FormRefusal>({})
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function send(form: HTMLFormElement): Promise<void> {
    const wrong = await checkFields(fields, values, { strings, language })
    if (Object.keys(wrong).length > 0) return refuse(form, { fields: wrong })
    setRefusal({})
    const answer = await onSubmit(values)
    if (answer) refuse(form, withFieldErrors(answer))
  }
  /** Appends the errors of fields that are not shown to the form's message. */
  function withFieldErrors(answer: FormRefusal): FormRefusal {
    const shown = new Set(fields.filter((f) => holdsValue(f) && !isHidden(f, values)).map(({ name }) => name))
    const unseen = Object.entries(answer.fields ?? {}).filter(([name, text]) => text && !shown.has(name))
    const message = [answer.message, ...unseen.map(([, text]) => text)].filter(Boolean).join(' ')
    return { fields: answer.fields, message: message === '' ? undefined : `${strings.notSaved} ${message}` }
  }
  function refuse(form: HTMLFormElement, why: FormRefusal): void {
    flushSync(() => setRefusal(why)) // The invalid fields must be marked in the DOM before one is focused.
    focusFirstInvalid(form)
  }
  return {
    errors: refusal.fields,
    message: refusal.message,
    busy,
    change: (next: FormValues, name: string) => {
      if (refusal.fields?.[name] !== undefined) {
        setRefusal({ ...refusal, fields: { ...refusal.fields, [name]: undefined } })
      }
      onChange(next, name)
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (running.current) return
      running.current = true
      setBusy(true)
      void send(event.currentTarget).finally(() => {
        running.current = false
        setBusy(false)
      })
    },
  }
}

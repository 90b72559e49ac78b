import { Button, Field, FieldStack, Notice, PasswordInput, TextInput } from '@quandary/ui'
import type { ReactNode } from 'react'
import { WORKS_WITHOUT_SCRIPTS } from '../../shell/loading/replay-early-clicks.ts'
import type { Form } from '@quandary/web-shell'
import { NeedsScriptsNotice } from './plain-form.tsx'

interface AccountFormProps {
  form: Pick<Form<object>, 'formRef' | 'failure' | 'busy' | 'onSubmit'>
  submitLabel: string
  busyText: string
  /** Makes the button as wide as the form. */
  wide?: boolean
  /** True if the server also accepts the form from browsers without scripts. */
  worksWithoutScripts?: boolean
  /** True if another form has the primary action of the page. */
  secondary?: boolean
  children: ReactNode
}

/** A form with its error message above the fields and a single button below. */
export function AccountForm(props: AccountFormProps): ReactNode {
  const { form, submitLabel, busyText, wide = false, worksWithoutScripts = false, secondary = false, children } = props
  const { formRef, onSubmit, failure, busy } = form
  const { message } = failure
  return (
    <form
      ref={formRef}
      onSubmit={onSubmit}
      method="post"
      {...(worksWithoutScripts ? { [WORKS_WITHOUT_SCRIPTS]: '' } : {})}
      noValidate
    >
      <FieldStack>
        <NeedsScriptsNotice />
        {message === undefined ? null : (
          <Notice tone="danger" live="alert">
            {message}
          </Notice>
        )}
        {children}
        <div>
          <Button
            type="submit"
            variant={secondary ? 'secondary' : 'primary'}
            wide={wide}
            busy={busy}
            busyText={busyText}
          >
            {submitLabel}
          </Button>
        </div>
      </FieldStack>
    </form>
  )
}

interface TypedFieldProps {
  name: string
  label: string
  value: string
  error: string | undefined
  help?: ReactNode
  /** Content at the opposite end of the label's line. */
  aside?: ReactNode
  autoComplete: string
  onType: (value: string) => void
}

export function EmailField({ onType, name, value, autoComplete, ...field }: TypedFieldProps): ReactNode {
  return (
    <Field {...field} required>
      <TextInput
        type="email"
        name={name}
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Field>
  )
}

export function PasswordField({ onType, name, value, autoComplete, ...field }: TypedFieldProps): ReactNode {
  return (
    <Field {...field} required>
      <PasswordInput
        name={name}
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Field>
  )
}

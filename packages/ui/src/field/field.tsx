import { useId, useMemo, type ReactNode } from 'react'
import { AlertIcon } from '../icon/status-icons.tsx'
import { useUiStrings } from '../strings/ui-strings.tsx'
import { FieldContext } from './field-context.ts'
import * as styles from './field.css.ts'

/** Props of {@link Field}. */
export interface FieldProps {
  label: ReactNode
  /** Always shown under the control, unless there is an error. */
  help?: ReactNode
  /** Takes the place of the help; says what to do. Marks the control as invalid. */
  error?: ReactNode
  /** Writes “optional” beside the label. */
  optional?: boolean
  /** A fact in place of “optional”, such as “1 to 5, at least one”. */
  hint?: ReactNode
  /** At the end of the label's line: a counter, or “Forgot it?”. */
  aside?: ReactNode
  /** Says so to screen readers; nothing is checked by it. */
  required?: boolean
  /** Id of the control; made up when left out. */
  id?: string
  /** One control: TextInput, TextArea, Select, TagInput, or any that uses {@link useFieldControl}. */
  children: ReactNode
}

/** Label, control, help and error, tied together by ids. */
export function Field(props: FieldProps): ReactNode {
  const { label, help, error, optional = false, hint, aside, required = false, id, children } = props
  const made = useId()
  const controlId = id ?? `${made}control`
  const wrong = error !== undefined && error !== null && error !== false && error !== ''
  const noteId = wrong || help ? `${made}note` : undefined
  const control = useMemo(
    () => ({ id: controlId, labelId: `${made}label`, describedBy: noteId, invalid: wrong, required }),
    [controlId, made, noteId, wrong, required],
  )
  const strings = useUiStrings()
  const beside = hint ?? (optional ? strings.optional : undefined)
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={controlId} id={control.labelId}>
          {label}
          {beside === undefined ? null : <span className={styles.optional}> {beside}</span>}
        </label>
        {aside === undefined ? null : <span className={styles.help}>{aside}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {wrong ? <FieldError id={noteId}>{error}</FieldError> : null}
      {help && !wrong ? <FieldHelp id={noteId}>{help}</FieldHelp> : null}
    </div>
  )
}

interface FieldNoteProps {
  id?: string | undefined
  children: ReactNode
}

/** A quiet sentence under a control. */
export function FieldHelp({ id, children }: FieldNoteProps): ReactNode {
  return (
    <p className={styles.help} id={id}>
      {children}
    </p>
  )
}

/** What is wrong and what to do, with its sign. */
export function FieldError({ id, children }: FieldNoteProps): ReactNode {
  return (
    <p className={styles.error} id={id}>
      <AlertIcon size="sm" className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  )
}

/** Fields under each other. Put it inside a form. */
export function FieldStack({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.form}>{children}</div>
}

/** Two fields side by side from 576 up. */
export function FieldPair({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>
}

/**
 * Moves focus to the first control marked invalid; call it after a submit was refused.
 *
 * @returns whether there was one
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  first?.focus()
  return first !== null
}

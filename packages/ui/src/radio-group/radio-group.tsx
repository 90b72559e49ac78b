import { useId, type ReactNode } from 'react'
import * as check from '../checkbox/checkbox.css.ts'
import { classNames } from '../class-names/class-names.ts'
import { FieldError, FieldHelp } from '../field/field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './radio-group.css.ts'

/** One choice of a {@link RadioGroup}. */
export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  /** One sentence under the label. */
  description?: ReactNode
  disabled?: boolean
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string> {
  legend: ReactNode
  /** The legend is only for screen readers, because a title above says the same. */
  legendHidden?: boolean
  options: readonly RadioOption<Value>[]
  /** Undefined while nothing is chosen. */
  value: Value | undefined
  /** Told the value of the chosen option. */
  onChange: (value: Value) => void
  /** `stack` under each other, `row` in a line, `cards` side by side in frames, `list` under each other in frames. Default `stack`. */
  layout?: 'stack' | 'row' | 'cards' | 'list'
  /** One or two sentences under the group. */
  help?: ReactNode
  /** What is wrong with the choice. */
  error?: ReactNode
  /** Name in a form; made up when left out. */
  name?: string
}

/** One choice of a few, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { legend, legendHidden = false, options, value, onChange, layout = 'stack', help, error, name } = props
  const made = useId()
  const noteId = error || help ? `${made}note` : undefined
  const framed = layout === 'cards' ? styles.card : layout === 'list' ? styles.listCard : undefined
  return (
    <fieldset className={styles.group} aria-describedby={noteId}>
      {legendHidden ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div className={styles.layout[layout]}>
        {options.map((option) => (
          <label key={option.value} className={classNames(check.row, framed)}>
            <input
              type="radio"
              className={check.disc}
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
              {...(error ? { 'aria-invalid': true } : {})}
            />
            <span className={check.words}>
              {option.label}
              {option.description ? <span className={check.description}>{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={noteId}>{error}</FieldError> : help ? <FieldHelp id={noteId}>{help}</FieldHelp> : null}
    </fieldset>
  )
}

'use client'

import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { FieldError, FieldHelp } from '../field/field.tsx'
import * as group from '../choice-group/choice-group.css.ts'
import { Checkbox } from './checkbox.tsx'

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends RootProps<'fieldset', 'onChange' | 'children'> {
  legend: ReactNode
  options: readonly { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean }[]
  /** The checked values. */
  value: readonly string[]
  /** Called with the checked values in the order of the options. */
  onChange: (value: string[]) => void
  /** One or two sentences below the group. */
  help?: ReactNode
  /** Error message about the choice; shown instead of the help text. */
  error?: ReactNode
  /** Name of the values in a submitted form. */
  name?: string
}

/** Checkboxes for a few options. The user may choose any number of them. */
export function CheckboxGroup(props: CheckboxGroupProps): ReactNode {
  const { legend, options, value, onChange, help, error, name, ...rest } = props
  const made = useId()
  const noteId = error || help ? `${made}note` : undefined
  const toggle = (one: string, ticked: boolean) =>
    onChange(options.map((option) => option.value).filter((v) => (v === one ? ticked : value.includes(v))))
  return (
    <fieldset {...rootProps(rest, group.group)} aria-describedby={noteId}>
      <legend className={group.legend}>{legend}</legend>
      <div className={group.layout.stack}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error ? <FieldError id={noteId}>{error}</FieldError> : help ? <FieldHelp id={noteId}>{help}</FieldHelp> : null}
    </fieldset>
  )
}

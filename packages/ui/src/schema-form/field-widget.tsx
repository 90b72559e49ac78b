'use client'

import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { CheckboxGroup } from '../checkbox/checkbox-group.tsx'
import { Field, FieldHelp } from '../field/field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Switch } from '../switch/switch.tsx'
import * as group from '../choice-group/choice-group.css.ts'
import { partsOf } from './field-parts.ts'
import { formText, hasChoices, type FormRadio, type FormSwitch, type FormValueField } from './form-field.ts'
import type { SchemaFieldsProps } from './schema-context.ts'
import { TypedControl } from './typed-control.tsx'

interface FieldWidgetProps {
  field: FormValueField
  form: SchemaFieldsProps
}

/** A field with its label, control and error. */
export function FieldWidget({ field, form }: FieldWidgetProps): ReactNode {
  switch (field.type) {
    case 'radio':
      return <Radios field={field} form={form} />
    case 'checkbox':
    case 'switch':
      return hasChoices(field) ? <Ticks field={field} form={form} /> : <YesNo field={field} form={form} />
    default: {
      const { language = 'en_US' } = form
      return (
        <Field
          label={formText(field.title, language) || field.name}
          help={formText(field.description, language)}
          error={form.errors?.[field.name]}
          required={field.required === true}
          optional={field.required !== true && isWritten(field)}
        >
          <TypedControl field={field} form={form} />
        </Field>
      )
    }
  }
}

/** Returns true for fields that the user types into. Only these are marked “optional”. */
function isWritten(field: FormValueField): boolean {
  if (field.type !== 'input') return ['input_group', 'textarea', 'tags'].includes(field.type)
  return field.inputType !== 'range' && field.inputType !== 'color'
}

function Radios({ field, form }: { field: FormRadio; form: SchemaFieldsProps }): ReactNode {
  const { title, help, error, value, set, disabled, readOnly, options } = partsOf(field, form)
  return (
    <RadioGroup
      legend={title}
      options={options(field.options, disabled || readOnly)}
      value={typeof value === 'string' ? value : undefined}
      onChange={set}
      help={help}
      error={error}
    />
  )
}

function Ticks({ field, form }: { field: FormSwitch; form: SchemaFieldsProps }): ReactNode {
  const { title, help, error, value, set, disabled, readOnly, options } = partsOf(field, form)
  const ticked = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  return (
    <CheckboxGroup
      legend={title}
      options={options(field.options ?? [], disabled || readOnly)}
      value={ticked}
      onChange={set}
      help={help}
      error={error}
      name={field.name}
    />
  )
}

/** A switch or checkbox. The text next to the control is its label; a title that differs from the label goes above. */
function YesNo({ field, form }: { field: FormSwitch; form: SchemaFieldsProps }): ReactNode {
  const { title, help, error, value, set, disabled, readOnly } = partsOf(field, form)
  const { language = 'en_US' } = form
  const label = formText(field.label, language)
  const titled = label !== '' && label !== title
  const shared = { label: label || title, checked: value === true, disabled: disabled || readOnly }
  const note = titled ? undefined : help
  const control =
    field.type === 'switch' ? (
      <Switch {...shared} description={note} onChange={set} error={error} />
    ) : (
      <Checkbox
        {...shared}
        name={field.name}
        description={note}
        onChange={(event) => set(event.currentTarget.checked)}
        error={error}
        aria-required={field.required === true ? true : undefined}
      />
    )
  if (!titled) return control
  return (
    <fieldset className={group.group}>
      <legend className={group.legend}>{title}</legend>
      {control}
      {help === '' || error ? null : <FieldHelp>{help}</FieldHelp>}
    </fieldset>
  )
}

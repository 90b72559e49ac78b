'use client'

import type { ReactNode } from 'react'
import { CodeArea } from '../code-area/code-area.tsx'
import { ColorInput } from '../color-input/color-input.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { ImageUpload } from '../image-upload/image-upload.tsx'
import { Select } from '../select/select.tsx'
import { useFormStrings } from '../strings/form-strings.tsx'
import { TagInput } from '../tag-input/tag-input.tsx'
import type { TagChoice } from '../tag-input/use-suggestions.ts'
import { InputGroup, PasswordInput, TextArea, TextInput } from '../text-input/text-input.tsx'
import { TimeZonePicker } from '../time-zone-picker/time-zone-picker.tsx'
import { partsOf } from './field-parts.ts'
import {
  formText,
  type FormInput,
  type FormSelect,
  type FormTags,
  type FormTextarea,
  type FormTimeZone,
  type FormUpload,
  type FormValue,
} from './form-field.ts'
import type { SchemaFieldsProps } from './schema-context.ts'
import * as styles from './schema-form.css.ts'

interface Props<Field> {
  field: Field
  form: SchemaFieldsProps
}

type LabelledField = FormInput | FormTextarea | FormTimeZone | FormUpload | FormTags | FormSelect

/** The control of a field with a single label above it. */
export function TypedControl({ field, form }: Props<LabelledField>): ReactNode {
  switch (field.type) {
    case 'select':
      return <Choice field={field} form={form} />
    case 'textarea':
      return <Lines field={field} form={form} />
    case 'timezone':
      return <Zone field={field} form={form} />
    case 'upload':
      return <Picture field={field} form={form} />
    case 'tags':
      return <Tags field={field} form={form} />
    case 'input':
    case 'input_group':
      return <Line field={field} form={form} />
  }
}

function textOf(value: FormValue): string {
  return typeof value === 'string' ? value : ''
}

function Line({ field, form }: Props<FormInput>): ReactNode {
  const { value, set, disabled, readOnly } = partsOf(field, form)
  const { language = 'en_US' } = form
  const { inputType = 'text', name } = field
  if (inputType === 'color') {
    return <ColorInput value={textOf(value)} onChange={set} disabled={disabled} readOnly={readOnly} name={name} />
  }
  const shared = {
    name,
    className: field.look?.className,
    value: textOf(value),
    placeholder: formText(field.placeholder, language) || undefined,
    disabled,
    readOnly,
    min: field.min,
    max: field.max,
    step: field.step,
    autoComplete: field.autoComplete ?? 'off',
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  }
  if (inputType === 'password') return <PasswordInput {...shared} />
  if (inputType === 'range') return <Range {...shared} disabled={disabled || readOnly} />
  if (field.type === 'input') return <TextInput {...shared} type={inputType} />
  const [before, after] = [formText(field.before, language), formText(field.after, language)]
  return <InputGroup {...shared} type={inputType} before={before} after={after} />
}

interface RangeProps {
  name: string
  value: string
  disabled: boolean
  min: number | string | undefined
  max: number | string | undefined
  step: number | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** A slider with its number. */
function Range({ name, value, disabled, min, max, step, onChange }: RangeProps): ReactNode {
  const tied = useFieldControl()
  return (
    <div className={styles.range}>
      <input
        {...tied}
        type="range"
        className={styles.slider}
        name={name}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onChange={onChange}
      />
      <output htmlFor={tied.id} className={styles.reading}>
        {value}
      </output>
    </div>
  )
}

function Lines({ field, form }: Props<FormTextarea>): ReactNode {
  const { title, value, set, disabled, readOnly } = partsOf(field, form)
  const shared = {
    rows: field.rows ?? 4,
    value: textOf(value),
    placeholder: formText(field.placeholder, form.language ?? 'en_US') || undefined,
  }
  const { MarkdownControl } = form
  if (field.markdown === true && MarkdownControl !== undefined && !disabled && !readOnly) {
    return <MarkdownControl {...shared} label={title} maxLength={field.maxLength} onChange={set} />
  }
  const Control = field.code === true ? CodeArea : TextArea
  return (
    <Control
      {...shared}
      name={field.name}
      className={field.look?.className}
      disabled={disabled}
      readOnly={readOnly}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
}

function Choice({ field, form }: Props<FormSelect>): ReactNode {
  const strings = useFormStrings()
  const { value, set, disabled, readOnly, options } = partsOf(field, form)
  const choices = options(field.options, false)
  const chosen = textOf(value)
  // Without an empty option a select would show its first option as if it had been chosen.
  const none = chosen === '' && !choices.some((choice) => choice.value === '')
  return (
    <Select
      name={field.name}
      className={field.look?.className}
      value={chosen}
      disabled={disabled || readOnly}
      onChange={(event) => set(event.currentTarget.value)}
      options={none ? [{ value: '', label: strings.choose, disabled: field.required === true }, ...choices] : choices}
    />
  )
}

function Zone({ field, form }: Props<FormTimeZone>): ReactNode {
  const { value, set, disabled, readOnly } = partsOf(field, form)
  return (
    <TimeZonePicker
      name={field.name}
      className={field.look?.className}
      value={textOf(value)}
      onChange={set}
      placeholder={formText(field.placeholder, form.language ?? 'en_US') || undefined}
      disabled={disabled}
      readOnly={readOnly}
    />
  )
}

function Picture({ field, form }: Props<FormUpload>): ReactNode {
  const { value, set, disabled, readOnly } = partsOf(field, form)
  const { upload } = form
  if (upload === undefined) {
    return (
      <TextInput
        type="url"
        name={field.name}
        value={textOf(value)}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => set(event.currentTarget.value)}
      />
    )
  }
  return (
    <ImageUpload
      value={textOf(value)}
      onChange={set}
      upload={(file) => upload(file, field)}
      types={field.types}
      maxMegabytes={field.maxMegabytes}
      crop={field.crop}
      disabled={disabled || readOnly}
    />
  )
}

const suggestNothing = () => Promise.resolve([])

function Tags({ field, form }: Props<FormTags>): ReactNode {
  const { value, set, disabled, readOnly } = partsOf(field, form)
  const { suggestTags } = form
  const tags = Array.isArray(value) ? value.filter(isTag) : []
  const placeholder = formText(field.placeholder, form.language ?? 'en_US')
  return (
    <TagInput
      value={tags}
      onChange={set}
      suggest={suggestTags ?? suggestNothing}
      canCreate={field.canCreate ?? suggestTags === undefined}
      disabled={disabled || readOnly}
      {...(field.max === undefined ? {} : { max: field.max })}
      {...(placeholder === '' ? {} : { placeholder })}
    />
  )
}

function isTag(value: unknown): value is TagChoice {
  return typeof value === 'object' && value !== null && 'value' in value
}

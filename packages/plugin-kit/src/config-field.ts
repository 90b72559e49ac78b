import type { PluginText } from './plugin-text.ts'

/** What a field of a settings form holds: a text, or yes and no for a switch and a checkbox. */
export type ConfigValue = string | boolean

/** The values of a form by the names of its fields; every field with a value is there. */
export type ConfigValues = Readonly<Record<string, ConfigValue>>

/** HTML types that an input may have. */
export type InputType =
  | 'text'
  | 'color'
  | 'date'
  | 'datetime-local'
  | 'email'
  | 'month'
  | 'number'
  | 'password'
  | 'range'
  | 'search'
  | 'tel'
  | 'time'
  | 'url'
  | 'week'

/** A choice of a select, a row of radio buttons or a checkbox. */
export interface FieldOption {
  label: PluginText
  /** What is stored; unique within the field. */
  value: string
}

/** How a field looks besides its kind. */
export interface FieldLook {
  /** CSS class of the field. */
  className?: string
  /** CSS class of the group around it. */
  fieldClassName?: string
}

interface Labelled {
  /** Key of the value: letters, digits, `_` and `-`, unique within the form, at most 100 characters. */
  name: string
  title: PluginText
  /** One or two sentences below the field. */
  description?: PluginText
  look?: FieldLook
}

interface Filled extends Labelled {
  /** True if the form is refused while the field is empty. */
  required?: boolean
}

/** A line of text. With `inputType: 'password'` it is a secret: shown as a mask, and the mask is never stored. */
export interface InputField extends Filled {
  type: 'input'
  /** `text` when absent. The server checks email, url, number and color. */
  inputType?: InputType
  placeholder?: PluginText
  /** Value before anybody saved one. */
  value?: string
}

/** Several lines of text. */
export interface TextareaField extends Filled {
  type: 'textarea'
  /** Height in lines. */
  rows?: number
  placeholder?: PluginText
  value?: string
}

/** The address of an uploaded picture, or the name of a time zone such as `Europe/Oslo`. */
export interface TextField extends Filled {
  type: 'upload' | 'timezone'
  value?: string
}

/** One of several choices; nothing else is accepted. */
export interface ChoiceField extends Filled {
  type: 'select' | 'radio'
  options: readonly FieldOption[]
  value?: string
}

/** Yes or no. */
export interface SwitchField extends Filled {
  type: 'switch' | 'checkbox'
  /** Text beside it. */
  label?: PluginText
  value?: boolean
}

/** What pressing a button of a form calls. */
export interface ButtonAction {
  /** Path on the site, called without a body. */
  url: string
  /** Default `get`. */
  method?: 'get' | 'post' | 'put' | 'delete'
  /** Shown while it runs. */
  loading?: { text: PluginText; state: 'none' | 'pending' | 'completed' }
  /** Afterwards: show the answer's `message`, read the form again. */
  onComplete?: { toastReturnMessage: boolean; refreshFormConfig: boolean }
}

/** A button; it has no value. */
export interface ButtonField extends Labelled {
  type: 'button'
  text: PluginText
  variant?: string
  action: ButtonAction
}

/** A heading between fields; it has no value. */
export interface LegendField extends Labelled {
  type: 'legend'
}

/** A field of a settings form. The site draws it, checks what is typed, and keeps the value. */
export type ConfigField = InputField | TextareaField | TextField | ChoiceField | SwitchField | ButtonField | LegendField

/** The kinds of fields. */
export type ConfigFieldType = ConfigField['type']

/** True if a field holds a value; buttons and legends do not. */
export function hasValue(field: ConfigField): field is Exclude<ConfigField, ButtonField | LegendField> {
  return field.type !== 'button' && field.type !== 'legend'
}

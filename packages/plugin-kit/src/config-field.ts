import type { PluginText } from './plugin-text.ts'

/** Value of a form field: text, or a boolean for a switch or a checkbox. */
export type ConfigValue = string | boolean

/** Values of a form by field name. Contains every field except buttons and legends. */
export type ConfigValues = Readonly<Record<string, ConfigValue>>

/** HTML types an input may have. */
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

/** An option of a select or a radio group. */
export interface FieldOption {
  label: PluginText
  /** Stored value; unique within the field. */
  value: string
}

/** CSS classes of a field. */
export interface FieldLook {
  /** CSS class of the control. */
  className?: string
  /** CSS class of the block around the control and its label. */
  fieldClassName?: string
}

interface Labelled {
  /** Key of the value: letters, digits, `_` and `-`, unique within the form, at most 100 characters. */
  name: string
  title: PluginText
  /** One or two sentences shown below the field. */
  description?: PluginText
  look?: FieldLook
}

interface Filled extends Labelled {
  /** True to reject the form while the field is empty. */
  required?: boolean
}

/** A line of text. With `inputType: 'password'` it is a secret: it is shown as a mask, and the mask is never stored. */
export interface InputField extends Filled {
  type: 'input'
  /** Default `text`. The server checks email, url, number, range and color. */
  inputType?: InputType
  /**
   * Names of the fields that say where a secret is sent: server, port, encryption, user. When one of them changes, the
   * secret must be typed again. Default: all other fields of the form that are not secrets.
   */
  sentTo?: readonly string[]
  placeholder?: PluginText
  /** Default value, used until a value is saved. */
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

/** A field for an uploaded image, whose value is the image's address, or for a time zone such as `Europe/Oslo`. */
export interface TextField extends Filled {
  type: 'upload' | 'timezone'
  value?: string
}

/** One of several options; the server accepts nothing else. */
export interface ChoiceField extends Filled {
  type: 'select' | 'radio'
  options: readonly FieldOption[]
  value?: string
}

/** A switch or a checkbox. */
export interface SwitchField extends Filled {
  type: 'switch' | 'checkbox'
  /** Text next to the switch or checkbox. */
  label?: PluginText
  value?: boolean
}

/** The request made when a button of a form is pressed. */
export interface ButtonAction {
  /** Path on the site, called without a body. */
  url: string
  /** Default `get`. */
  method?: 'get' | 'post' | 'put' | 'delete'
  /** Shown while the request is running. */
  loading?: { text: PluginText; state: 'none' | 'pending' | 'completed' }
  /** After the request: whether to show the `message` of the response, and whether to reload the form. */
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

/** A field of a settings form. The site renders it, validates the input and stores the value. */
export type ConfigField = InputField | TextareaField | TextField | ChoiceField | SwitchField | ButtonField | LegendField

/** Kind of a field. */
export type ConfigFieldType = ConfigField['type']

/** True if a field has a value; buttons and legends have none. */
export function hasValue(field: ConfigField): field is Exclude<ConfigField, ButtonField | LegendField> {
  return field.type !== 'button' && field.type !== 'legend'
}

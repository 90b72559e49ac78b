import type { TagChoice } from '../tag-input/use-suggestions.ts'

/** A text that people read: one for all languages, or one per language, `en_US` at least. */
export type FormText = string | Readonly<Record<string, string>>

/** What a field holds: a text, yes or no, the ticked choices of a checkbox with several, or tags. */
export type FormValue = string | boolean | readonly string[] | readonly TagChoice[]

/** The values of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, FormValue>>

/** Sentences by the names of the fields they are about. */
export type FormErrors = Readonly<Record<string, string | undefined>>

/** What is wrong with a value in the reader's words, or nothing. */
export type FormValidator = (value: FormValue, values: FormValues) => string | undefined | Promise<string | undefined>

/** A choice of a select, of radio buttons, or of a checkbox with several. */
export interface FormOption {
  value: string
  label: FormText
  description?: FormText | undefined
  disabled?: boolean | undefined
}

interface Named {
  /** Key of the value, unique within the form. */
  name: string
  title: FormText
  /** One or two sentences under the control. */
  description?: FormText | undefined
  /** Leaves the field out, and its value unchecked; a function is asked at every change. */
  hidden?: boolean | ((values: FormValues) => boolean) | undefined
  /** CSS classes of the control and of the block around it. */
  look?: { className?: string | undefined; fieldClassName?: string | undefined } | undefined
}

interface Filled extends Named {
  required?: boolean | undefined
  /** Said when a required field is empty. */
  emptyMessage?: FormText | undefined
  /** Asked last, after the field's own rules. */
  validator?: FormValidator | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
}

interface TextRules extends Filled {
  value?: string | undefined
  placeholder?: FormText | undefined
  /** In characters as people count them. */
  minLength?: number | undefined
  maxLength?: number | undefined
  /** Regular expression that the whole text must match, as in HTML. */
  pattern?: string | undefined
  patternMessage?: FormText | undefined
  autoComplete?: string | undefined
}

/** One line of text of an HTML type; `input_group` has fixed words before or after it. */
export interface FormInput extends TextRules {
  type: 'input' | 'input_group'
  /** The `type` of an `<input>`. Default `text`. */
  inputType?: string | undefined
  /** Bounds of a number, a range or a date, in the form the input writes. */
  min?: number | string | undefined
  max?: number | string | undefined
  /** Between two values of a number or range. */
  step?: number | undefined
  /** Fixed words before the text; `input_group` alone. */
  before?: FormText | undefined
  /** Fixed words behind the text; `input_group` alone. */
  after?: FormText | undefined
}

/** A text of several lines; `rows` is its height in lines. */
export interface FormTextarea extends TextRules {
  type: 'textarea'
  /** Height in lines. Default 4. */
  rows?: number | undefined
}

/** A choice of a time zone; its value is an IANA name. */
export interface FormTimeZone extends Filled {
  type: 'timezone'
  /** An IANA name, such as `Europe/Oslo`. */
  value?: string | undefined
  placeholder?: FormText | undefined
}

/** An image, kept as its address. */
export interface FormUpload extends Filled {
  type: 'upload'
  /** Address of the image. */
  value?: string | undefined
  /** MIME types that are taken. Default JPEG, PNG, WebP and GIF. */
  types?: readonly string[] | undefined
  /** Larger files are refused. Default no limit. */
  maxMegabytes?: number | undefined
  /** Lets the reader choose a part: width divided by height, and the largest width in pixels. */
  crop?: { aspect: number; width: number; round?: boolean | undefined } | undefined
}

interface ChoiceRules extends Filled {
  options: readonly FormOption[]
  value?: string | undefined
}

/** One of several choices; nothing else is accepted. */
export interface FormSelect extends ChoiceRules {
  type: 'select'
}

/** The same with all choices visible. */
export interface FormRadio extends ChoiceRules {
  type: 'radio'
}

/** Yes or no. A checkbox with options holds the values of those ticked. */
export interface FormSwitch extends Filled {
  type: 'switch' | 'checkbox'
  /** Text beside it; without one the title stands there. */
  label?: FormText | undefined
  /** Several choices in place of one yes or no. */
  options?: readonly FormOption[] | undefined
  value?: boolean | readonly string[] | undefined
}

/** Tags, suggested while typing. */
export interface FormTags extends Filled {
  type: 'tags'
  value?: readonly TagChoice[] | undefined
  /** Most tags. Default 5. */
  max?: number | undefined
  /** True if tags may be chosen that do not exist yet. */
  canCreate?: boolean | undefined
  placeholder?: FormText | undefined
}

/** A button among the fields. What it does is the form's `onAction`. */
export interface FormButton extends Named {
  type: 'button'
  text: FormText
  /** `primary`, `secondary`, `quiet`, `danger`; other names look like `secondary`. */
  variant?: string | undefined
  /** What it calls; only the app reads more of it than the words shown while it runs. */
  action?:
    | {
        url: string
        method?: string | undefined
        loading?: { text: FormText; state: string } | undefined
        onComplete?: { toastReturnMessage: boolean; refreshFormConfig: boolean } | undefined
      }
    | undefined
}

/** A heading; the fields up to the next one belong to it. */
export interface FormLegend extends Named {
  type: 'legend'
}

/** A field of a form that is described by data, as settings of plugins are. */
export type FormField =
  | FormInput
  | FormTextarea
  | FormTimeZone
  | FormUpload
  | FormSelect
  | FormRadio
  | FormSwitch
  | FormTags
  | FormButton
  | FormLegend

/** A field that holds a value. */
export type FormValueField = Exclude<FormField, FormButton | FormLegend>

/** True if a field holds a value; buttons and legends do not. */
export function holdsValue(field: FormField): field is FormValueField {
  return field.type !== 'button' && field.type !== 'legend'
}

/** A text in a language; what a text does not have in it is answered in English, else in the first it has. */
export function formText(text: FormText | undefined, language: string): string {
  if (text === undefined || typeof text === 'string') return text ?? ''
  const own = (key: string) => (Object.hasOwn(text, key) ? text[key] : undefined)
  return own(language) ?? own('en_US') ?? Object.values(text)[0] ?? ''
}

/** The value of a field: what is set, else its default, else what is empty for its kind. */
export function valueOf(field: FormValueField, values: FormValues): FormValue {
  const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
  return value ?? field.value ?? emptyValue(field)
}

function emptyValue(field: FormValueField): FormValue {
  if (field.type === 'switch') return false
  if (field.type === 'checkbox') return hasChoices(field) ? [] : false
  return field.type === 'tags' ? [] : ''
}

/** True if a checkbox is a list of them. */
export function hasChoices(field: FormSwitch): boolean {
  return field.type === 'checkbox' && (field.options ?? []).length > 0
}

/** The values of all fields, as a form begins with them. */
export function initialValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.filter(holdsValue).map((field) => [field.name, valueOf(field, {})]))
}

/** True if a field is left out at these values. */
export function isHidden(field: FormField, values: FormValues): boolean {
  return typeof field.hidden === 'function' ? field.hidden(values) : field.hidden === true
}

import type { TagChoice } from '../tag-input/use-suggestions.ts'

/** A text for people: the same in every language, or one per language, including `en_US`. */
export type FormText = string | Readonly<Record<string, string>>

/** Value of a field: a text, a boolean, the checked options of a checkbox group, or tags. */
export type FormValue = string | boolean | readonly string[] | readonly TagChoice[]

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, FormValue>>

/** Error messages by field name. */
export type FormErrors = Readonly<Record<string, string | undefined>>

/**
 * Result of a validator: an error message in the reader's language, false to refuse the value with the form's general
 * message, or undefined to accept it.
 */
export type FormVerdict = string | false | undefined

/** Validates a value that the field's own rules accept. */
export type FormValidator = (value: FormValue, values: FormValues) => FormVerdict | Promise<FormVerdict>

/** An option of a select, a radio group or a checkbox group. */
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
  /** One or two sentences below the control. */
  description?: FormText | undefined
  /** True to omit the field and skip its validation; a function is called on every change. */
  hidden?: boolean | ((values: FormValues) => boolean) | undefined
  /** CSS classes of the control and of the block around it. */
  look?: { className?: string | undefined; fieldClassName?: string | undefined } | undefined
}

interface Filled extends Named {
  required?: boolean | undefined
  /** Message for an empty required field. */
  emptyMessage?: FormText | undefined
  /** Runs last, after the field's own rules. */
  validator?: FormValidator | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
}

interface TextRules extends Filled {
  value?: string | undefined
  placeholder?: FormText | undefined
  /** Limits of the length in Unicode code points, so that a simple emoji counts as one character. */
  minLength?: number | undefined
  maxLength?: number | undefined
  /** Regular expression that the whole text must match, as in HTML. */
  pattern?: string | undefined
  patternMessage?: FormText | undefined
  autoComplete?: string | undefined
}

/** A single-line input of any HTML `type`; `input_group` shows fixed text before or after it. */
export interface FormInput extends TextRules {
  type: 'input' | 'input_group'
  /** The `type` of an `<input>`. Default `text`. */
  inputType?: string | undefined
  /**
   * Limits of a number, a range, a date or a time, in the format of the input. For `time`, a minimum after the maximum
   * means a range over midnight, as in HTML.
   */
  min?: number | string | undefined
  max?: number | string | undefined
  /** Step between two values of a number or range. */
  step?: number | undefined
  /** Fixed text before the input; `input_group` only. */
  before?: FormText | undefined
  /** Fixed text after the input; `input_group` only. */
  after?: FormText | undefined
}

/** A field for a text of several lines. */
export interface FormTextarea extends TextRules {
  type: 'textarea'
  /** Height in lines. Default 4. */
  rows?: number | undefined
  /** True for code: numbered lines that are not wrapped, where Tab indents. */
  code?: boolean | undefined
  /** True for Markdown: edited in the form's `MarkdownControl`, if it has one. */
  markdown?: boolean | undefined
}

/** A field for a time zone; its value is an IANA name. */
export interface FormTimeZone extends Filled {
  type: 'timezone'
  /** An IANA name, such as `Europe/Oslo`. */
  value?: string | undefined
  placeholder?: FormText | undefined
}

/** A field for an image; its value is the address of the image. */
export interface FormUpload extends Filled {
  type: 'upload'
  /** Address of the image. */
  value?: string | undefined
  /** Accepted MIME types. Default JPEG, PNG, WebP and GIF. */
  types?: readonly string[] | undefined
  /** Larger files are refused. No limit by default. */
  maxMegabytes?: number | undefined
  /** Lets the user choose a part: width divided by height, and the maximum width in pixels. */
  crop?: { aspect: number; width: number; round?: boolean | undefined } | undefined
}

interface ChoiceRules extends Filled {
  options: readonly FormOption[]
  value?: string | undefined
}

/** A field for one of several options; other values are not accepted. */
export interface FormSelect extends ChoiceRules {
  type: 'select'
}

/** Like {@link FormSelect}, with all options visible. */
export interface FormRadio extends ChoiceRules {
  type: 'radio'
}

/**
 * A switch or a checkbox with a boolean value. A checkbox with `options` is a group of checkboxes, and its value is the
 * list of the checked options.
 */
export interface FormSwitch extends Filled {
  type: 'switch' | 'checkbox'
  /** Text next to the switch or checkbox; by default the title. */
  label?: FormText | undefined
  /** Several options instead of a single boolean. */
  options?: readonly FormOption[] | undefined
  value?: boolean | readonly string[] | undefined
}

/** A field for tags, which are suggested while the user types. */
export interface FormTags extends Filled {
  type: 'tags'
  value?: readonly TagChoice[] | undefined
  /** Maximum number of tags. Default 5. */
  max?: number | undefined
  /** True if tags may be chosen that do not exist yet. */
  canCreate?: boolean | undefined
  placeholder?: FormText | undefined
}

/** A button among the fields. The form's `onAction` handles it. */
export interface FormButton extends Named {
  type: 'button'
  text: FormText
  /** `primary`, `secondary`, `quiet`, `danger` or `dangerQuiet`; other names look like `secondary`. */
  variant?: string | undefined
  /**
   * The action to run. Only `loading` is used here: its text is shown while the action runs, and with the state
   * `pending` the button is busy from the start. The rest is for the app.
   */
  action?:
    | {
        url: string
        method?: string | undefined
        loading?: { text: FormText; state: string } | undefined
        onComplete?: { toastReturnMessage: boolean; refreshFormConfig: boolean } | undefined
      }
    | undefined
}

/** A heading for the fields up to the next heading. */
export interface FormLegend extends Named {
  type: 'legend'
}

/** A field of a form described by data, such as plugin settings. */
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

/** A field with a value. */
export type FormValueField = Exclude<FormField, FormButton | FormLegend>

/** True if a field has a value; buttons and legends have none. */
export function holdsValue(field: FormField): field is FormValueField {
  return field.type !== 'button' && field.type !== 'legend'
}

/** Returns a text in a language; falls back to English, then to its first language. */
export function formText(text: FormText | undefined, language: string): string {
  if (text === undefined || typeof text === 'string') return text ?? ''
  const own = (key: string) => (Object.hasOwn(text, key) ? text[key] : undefined)
  return own(language) ?? own('en_US') ?? Object.values(text)[0] ?? ''
}

/** Returns the value of a field: the current one, else its default, else the empty value of its kind. */
export function valueOf(field: FormValueField, values: FormValues): FormValue {
  const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
  return value ?? field.value ?? emptyValue(field)
}

function emptyValue(field: FormValueField): FormValue {
  if (field.type === 'switch') return false
  if (field.type === 'checkbox') return hasChoices(field) ? [] : false
  return field.type === 'tags' ? [] : ''
}

/** True if a checkbox is a group of options. */
export function hasChoices(field: FormSwitch): boolean {
  return field.type === 'checkbox' && (field.options ?? []).length > 0
}

/** Returns the initial values of all fields. */
export function initialValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.filter(holdsValue).map((field) => [field.name, valueOf(field, {})]))
}

/** True if a field is omitted with these values. */
export function isHidden(field: FormField, values: FormValues): boolean {
  return typeof field.hidden === 'function' ? field.hidden(values) : field.hidden === true
}

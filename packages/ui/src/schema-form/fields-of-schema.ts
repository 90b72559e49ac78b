import {
  hasChoices,
  type FormField,
  type FormInput,
  type FormOption,
  type FormText,
  type FormValidator,
} from './form-field.ts'

/** A property of a {@link FormSchema}. */
export interface SchemaProperty {
  title: FormText
  description?: FormText | undefined
  /** The values one can choose from, and their words in the same order. */
  enum?: readonly (string | number | boolean)[] | undefined
  /** Default: the values themselves. */
  enumNames?: readonly FormText[] | undefined
  /** The value in the beginning. */
  default?: string | number | boolean | undefined
  /** Characters at least. */
  minLength?: number | undefined
  /** Characters at most. */
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  /** Regular expression that the whole text must match. */
  pattern?: string | undefined
}

/** A form as an object schema (product spec §3): its properties, and which of them must be filled. */
export interface FormSchema {
  /** Names of the properties that must be filled. */
  required?: readonly string[] | undefined
  properties: Readonly<Record<string, SchemaProperty>>
}

/** How one property looks and is checked beyond its schema. */
export interface FieldUi {
  /** Default: a select for a property with `enum`, a switch for one with a yes-or-no default, else an input. */
  widget?: FormField['type'] | undefined
  /** A further rule, asked when the others are met. */
  validator?: FormValidator | undefined
  /** Said when a required field is empty. */
  empty?: FormText | undefined
  className?: string | undefined
  fieldClassName?: string | undefined
  /** The `type` of an `<input>`. */
  inputType?: string | undefined
  placeholder?: FormText | undefined
  /** Height of a text area in lines. */
  rows?: number | undefined
  /** Beside a switch or checkbox, on a button. */
  text?: FormText | undefined
  /** Fixed words of an input group. */
  before?: FormText | undefined
  after?: FormText | undefined
  /** True if the field is left out; its value stays. */
  hidden?: FormField['hidden']
}

/** The fields of an object schema, in the order of its properties. */
export function fieldsOfSchema(schema: FormSchema, ui: Readonly<Record<string, FieldUi>> = {}): FormField[] {
  return Object.entries(schema.properties).map(([name, property]) =>
    fieldOf(name, property, ui[name] ?? {}, schema.required?.includes(name) === true),
  )
}

function fieldOf(name: string, property: SchemaProperty, ui: FieldUi, required: boolean): FormField {
  const { title, description } = property
  const { hidden, className, fieldClassName, placeholder } = ui
  const named = { name, title, description, hidden, look: { className, fieldClassName } }
  const filled = { ...named, required, emptyMessage: ui.empty, validator: ui.validator }
  const value = property.default === undefined ? undefined : String(property.default)
  const type = ui.widget ?? usualWidget(property)
  switch (type) {
    case 'legend':
      return { ...named, type }
    case 'button':
      return { ...named, type, text: ui.text ?? title }
    case 'select':
    case 'radio':
      return { ...filled, type, value, options: optionsOf(property) }
    case 'switch':
    case 'checkbox': {
      const field = { ...filled, type, label: ui.text, options: optionsOf(property) } as const
      return { ...field, ...(hasChoices(field) ? {} : { value: property.default === true }) }
    }
    case 'textarea':
      return { ...filled, ...textRules(property), type, value, placeholder, rows: ui.rows }
    case 'timezone':
      return { ...filled, type, value, placeholder }
    case 'upload':
      return { ...filled, type, value }
    case 'tags':
      return { ...filled, type, placeholder }
    case 'input':
    case 'input_group':
      return { ...filled, ...inputRules(property, ui), type, value, placeholder }
  }
}

function usualWidget(property: SchemaProperty): FormField['type'] {
  if (property.enum !== undefined) return 'select'
  return typeof property.default === 'boolean' ? 'switch' : 'input'
}

function optionsOf({ enum: values = [], enumNames = [] }: SchemaProperty): FormOption[] {
  return values.map((value, i) => ({ value: String(value), label: enumNames[i] ?? String(value) }))
}

function textRules({ minLength, maxLength, pattern }: SchemaProperty) {
  return { minLength, maxLength, pattern }
}

function inputRules(property: SchemaProperty, ui: FieldUi): Partial<FormInput> {
  const { minimum: min, maximum: max } = property
  const numeric = typeof property.default === 'number' || min !== undefined || max !== undefined
  const inputType = ui.inputType ?? (numeric ? 'number' : undefined)
  return { ...textRules(property), min, max, inputType, before: ui.before, after: ui.after }
}

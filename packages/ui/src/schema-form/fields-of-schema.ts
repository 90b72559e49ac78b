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
  /** Allowed values. */
  enum?: readonly (string | number | boolean)[] | undefined
  /** Labels of the values, in the same order. Default: the values themselves. */
  enumNames?: readonly FormText[] | undefined
  /** Initial value. */
  default?: string | number | boolean | undefined
  /** Minimum number of characters. */
  minLength?: number | undefined
  /** Maximum number of characters. */
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  /** Regular expression that the whole text must match. */
  pattern?: string | undefined
}

/** A form as an object schema: its properties, and which of them are required. */
export interface FormSchema {
  /** Names of the required properties. */
  required?: readonly string[] | undefined
  properties: Readonly<Record<string, SchemaProperty>>
}

/** Presentation of a property, and checks beyond its schema. */
export interface FieldUi {
  /** Default: a select for a property with `enum`, a switch for one with a boolean default, otherwise an input. */
  widget?: FormField['type'] | undefined
  /** An additional rule, which runs when the others are met. */
  validator?: FormValidator | undefined
  /** Message for an empty required field. */
  empty?: FormText | undefined
  className?: string | undefined
  fieldClassName?: string | undefined
  /** The `type` of an `<input>`. */
  inputType?: string | undefined
  placeholder?: FormText | undefined
  /** Height of a text area in lines. */
  rows?: number | undefined
  /** Text next to a switch or checkbox, or on a button. */
  text?: FormText | undefined
  /** Fixed text of an input group. */
  before?: FormText | undefined
  after?: FormText | undefined
  /** True to omit the field; its value is preserved. */
  hidden?: FormField['hidden']
}

/**
 * Converts an object schema to fields, in the order of its properties. A required property that the schema does not
 * describe is reported to the console: the form cannot ask for it.
 */
export function fieldsOfSchema(schema: FormSchema, ui: Readonly<Record<string, FieldUi>> = {}): FormField[] {
  for (const key of schema.required ?? []) {
    // oxlint-disable-next-line no-console -- For the author of the schema (docs/spec/screens.md#forms).
    if (!Object.hasOwn(schema.properties, key)) console.error(`required property ${key} not found`)
  }
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

import { formText, valueOf, type FormOption, type FormValue, type FormValueField } from './form-field.ts'
import type { SchemaFieldsProps } from './schema-context.ts'

/** Returns the props that every kind of field takes from the surrounding form. */
export function partsOf(field: FormValueField, form: SchemaFieldsProps) {
  const { language = 'en_US', errors, values, onChange } = form
  return {
    title: formText(field.title, language) || field.name,
    help: formText(field.description, language),
    error: errors?.[field.name],
    value: valueOf(field, values),
    set: (value: FormValue) => onChange({ ...values, [field.name]: value }, field.name),
    disabled: form.disabled === true || field.disabled === true,
    readOnly: form.readOnly === true || field.readOnly === true,
    options: (options: readonly FormOption[], fixed: boolean) =>
      options.map((option) => ({
        value: option.value,
        label: formText(option.label, language),
        description: formText(option.description, language),
        disabled: fixed || option.disabled === true,
      })),
  }
}

import type { ConfigField, ConfigValue, ConfigValues, InputField, InputType } from '@quandary/plugin-kit'
import { hasValue, textIn } from '@quandary/plugin-kit'
import type { ServerMessage } from '../../platform/i18n/translate.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { isMask, sendsElsewhere } from '../../platform/secrets/stored-secret.ts'

/** Shown instead of a secret; a submitted value of only asterisks means "unchanged". */
const MASK = '********'
/** Longest value that is accepted. */
const MAX_LENGTH = 20_000

type ValueField = Extract<ConfigField, { value?: unknown }>

/** Returns the values of all fields that have one: the stored value, else the field's default, else '' or false. */
export function completeValues(fields: readonly ConfigField[] | undefined, stored: ConfigValues): ConfigValues {
  return Object.fromEntries(
    (fields ?? []).filter(hasValue).map((field): [string, ConfigValue] => [field.name, valueOf(field, stored)]),
  )
}

function valueOf(field: ValueField, stored: ConfigValues): ConfigValue {
  const value = Object.hasOwn(stored, field.name) ? stored[field.name] : undefined
  const empty = isYesNo(field) ? false : ''
  // The plugin's form may have changed since the value was saved; a value of another type is not passed to the plugin.
  return typeof value === typeof empty && value !== undefined ? value : (field.value ?? empty)
}

/** Returns a value as a form shows it: secrets as a mask. */
export function shownValue(field: ConfigField, values: ConfigValues): ConfigValue {
  const value = values[field.name] ?? ''
  return isSecret(field) && value !== '' ? MASK : value
}

/** The submitted settings of a plugin, by field name, not validated yet. */
export interface GivenConfig {
  slugName: string
  values: Readonly<Record<string, unknown>>
}

/**
 * Validates the submitted values of a form against its fields. Unknown names are ignored; a field that is not given
 * keeps its value, and so does a secret submitted as its mask. The secret must be entered again if a field that says
 * where it is sent has changed.
 * @param language of the field titles in the messages
 */
export function takeValues(
  fields: readonly ConfigField[] | undefined,
  given: Readonly<Record<string, unknown>>,
  stored: ConfigValues,
  language: string,
): { values: ConfigValues; refusals: FieldRefusal[] } {
  const before = completeValues(fields, stored)
  const values: Record<string, ConfigValue> = {}
  const refusals: FieldRefusal[] = []
  for (const field of (fields ?? []).filter(hasValue)) {
    const present = before[field.name] ?? ''
    const value = Object.hasOwn(given, field.name) ? given[field.name] : present
    const taken = isSecret(field) && typeof value === 'string' && isMask(value) ? present : value
    const problem = problemOf(field, taken)
    if (problem === undefined && (typeof taken === 'string' || typeof taken === 'boolean')) values[field.name] = taken
    else refusals.push({ field: field.name, message: problem ?? 'validation.type', facts: factsOf(field, language) })
  }
  for (const field of (fields ?? []).filter(isSecret)) {
    if (isTyped(given[field.name]) || (before[field.name] ?? '') === '') continue
    const refusal: FieldRefusal = {
      field: field.name,
      message: 'validation.secret_again',
      facts: factsOf(field, language),
    }
    if (sendsElsewhere(before, { ...before, ...values }, destinationsOf(field, fields ?? []))) refusals.push(refusal)
  }
  return { values, refusals }
}

/**
 * Returns the names of the fields that say where a secret is sent: those that the plugin names, else all that are not
 * secret.
 */
export function destinationsOf(secret: InputField, fields: readonly ConfigField[]): readonly string[] {
  const others = fields.filter((field) => hasValue(field) && !isSecret(field))
  return secret.sentTo ?? others.map(({ name }) => name)
}

function isTyped(value: unknown): boolean {
  return typeof value === 'string' && !isMask(value)
}

function factsOf(field: ConfigField, language: string): Record<string, string | number> {
  return { field: textIn(field.title, language), count: MAX_LENGTH }
}

/** Returns the catalogue key of the message for an invalid value. */
function problemOf(field: ValueField, value: unknown): ServerMessage | undefined {
  if (isYesNo(field)) {
    if (typeof value !== 'boolean') return 'validation.type'
    return field.required === true && !value ? 'validation.required' : undefined
  }
  if (typeof value !== 'string') return 'validation.type'
  if (value.trim() === '') return field.required === true ? 'validation.required' : undefined
  if (value.length > MAX_LENGTH) return 'validation.max_length'
  if (field.type === 'select' || field.type === 'radio') {
    return field.options.some((option) => option.value === value) ? undefined : 'validation.invalid'
  }
  if (field.type === 'timezone') return isTimeZone(value) ? undefined : 'validation.invalid'
  return field.type === 'input' ? problemOfInput(field.inputType, value) : undefined
}

function problemOfInput(type: InputType | undefined, value: string): ServerMessage | undefined {
  switch (type) {
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(value) ? undefined : 'validation.email'
    case 'url':
      return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? undefined : 'validation.url'
    case 'number':
    case 'range':
      return Number.isFinite(Number(value)) ? undefined : 'validation.number'
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(value) ? undefined : 'validation.invalid'
    default:
      return undefined
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function isYesNo(field: ConfigField): boolean {
  return field.type === 'switch' || field.type === 'checkbox'
}

export function isSecret(field: ConfigField): field is InputField {
  return field.type === 'input' && field.inputType === 'password'
}

import { isColor } from '../color-input/color-input.tsx'
import type { FormStrings } from '../strings/form-strings.tsx'
import { isTimeZone } from '../time-zone-picker/time-zones.ts'
import {
  formText,
  hasChoices,
  holdsValue,
  isHidden,
  valueOf,
  type FormErrors,
  type FormField,
  type FormInput,
  type FormTextarea,
  type FormValue,
  type FormValueField,
  type FormValues,
} from './form-field.ts'

/** Texts for error messages. */
export interface ValidationTexts {
  strings: FormStrings
  /** Language of the titles and messages that the fields contain, such as `zh_CN`. */
  language: string
}

/**
 * Validates the values of a form. Returns error messages by field name; empty if all are valid. Hidden, disabled and
 * read-only fields are skipped, because the user cannot correct them. The fields' validators run concurrently.
 */
export async function checkFields(
  fields: readonly FormField[],
  values: FormValues,
  words: ValidationTexts,
): Promise<FormErrors> {
  const checked = fields
    .filter(holdsValue)
    .filter((field) => !isHidden(field, values) && field.disabled !== true && field.readOnly !== true)
  const found = await Promise.all(
    checked.map(async (field): Promise<[string, string | undefined]> => {
      const value = valueOf(field, values)
      const own = problemOf(field, value, words)
      return [field.name, own ?? (await verdictOn(field, value, values, words))]
    }),
  )
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined && problem !== ''))
}

async function verdictOn(
  field: FormValueField,
  value: FormValue,
  values: FormValues,
  { strings, language }: ValidationTexts,
): Promise<string | undefined> {
  const verdict = await field.validator?.(value, values)
  return verdict === false ? strings.invalid(formText(field.title, language)) : verdict
}

function problemOf(field: FormValueField, value: FormValue, words: ValidationTexts): string | undefined {
  if (isEmpty(value)) return field.required === true ? emptyProblem(field, words) : undefined
  if (typeof value !== 'string') return undefined
  switch (field.type) {
    case 'input':
    case 'input_group':
      return problemOfInput(field, value, words.strings) ?? problemOfText(field, value, words)
    case 'textarea':
      return problemOfText(field, value, words)
    case 'select':
    case 'radio':
      return field.options.some((option) => option.value === value) ? undefined : words.strings.notChoice
    case 'timezone':
      return isTimeZone(value) ? undefined : words.strings.notTimeZone
    default:
      return undefined
  }
}

function isEmpty(value: FormValue): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === false || (Array.isArray(value) && value.length === 0)
}

function emptyProblem(field: FormValueField, { strings, language }: ValidationTexts): string {
  const own = formText(field.emptyMessage, language)
  if (own !== '') return own
  switch (field.type) {
    case 'select':
    case 'radio':
    case 'timezone':
      return strings.neededChoice
    case 'switch':
      return strings.neededTick
    case 'checkbox':
      return hasChoices(field) ? strings.neededChoice : strings.neededTick
    case 'upload':
      return strings.neededImage
    case 'tags':
      return strings.neededTag
    default:
      return strings.needed(formText(field.title, language))
  }
}

function problemOfText(field: FormInput | FormTextarea, text: string, words: ValidationTexts): string | undefined {
  const { minLength, maxLength, pattern, patternMessage } = field
  const length = Array.from(text).length
  if (minLength !== undefined && length < minLength) return words.strings.tooShort(minLength)
  if (maxLength !== undefined && length > maxLength) return words.strings.tooLong(maxLength)
  if (pattern === undefined || new RegExp(`^(?:${pattern})$`, 'v').test(text)) return undefined
  return formText(patternMessage, words.language) || words.strings.notPattern
}

function problemOfInput(field: FormInput, text: string, strings: FormStrings): string | undefined {
  switch (field.inputType) {
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(text) ? undefined : strings.notEmail
    case 'url':
      return isWebAddress(text) ? undefined : strings.notAddress
    case 'number':
    case 'range':
      return problemOfNumber(field, Number(text), strings)
    case 'date':
    case 'datetime-local':
    case 'month':
    case 'week':
    case 'time':
      return problemOfTime(field, text, strings)
    case 'color':
      return isColor(text) ? undefined : strings.notColor
    default:
      return undefined
  }
}

function problemOfNumber(field: FormInput, value: number, strings: FormStrings): string | undefined {
  if (!Number.isFinite(value)) return strings.notNumber
  const [min, max] = [field.min, field.max].map((bound) => (bound === undefined ? undefined : Number(bound)))
  if (min !== undefined && value < min) return strings.tooSmall(min)
  return max !== undefined && value > max ? strings.tooLarge(max) : undefined
}

/** Compares texts, because HTML's formats of dates and times begin with the largest unit and have fixed widths. */
function problemOfTime(field: FormInput, text: string, strings: FormStrings): string | undefined {
  const [min, max] = [field.min, field.max].map((bound) => (bound === undefined ? undefined : String(bound)))
  const moment = withSeconds(text)
  const early = min !== undefined && moment < withSeconds(min)
  const late = max !== undefined && moment > withSeconds(max)
  const isOverMidnight = field.inputType === 'time' && min !== undefined && max !== undefined && min > max
  if (isOverMidnight && !(early && late)) return undefined
  if (early) return strings.tooEarly(forPeople(min))
  return late ? strings.tooLate(forPeople(max)) : undefined
}

/** Adds the seconds to a time such as `18:30`, because browsers omit them if they are zero. */
function withSeconds(moment: string): string {
  return /(^|T)\d\d:\d\d$/.test(moment) ? `${moment}:00` : moment
}

/** Formats a local date and time such as `2026-01-31T18:30` without its letter; leaves other formats unchanged. */
function forPeople(moment: string): string {
  return moment.replace('T', ' ')
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

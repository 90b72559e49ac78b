import type { Schemas } from '@quandary/api-client'

export type Change = Schemas['AuditLogChange']

/** Replaces a secret in the log, whatever its length. */
const MASK = '********'
/** Longest logged text: enough to recognise a change of a style sheet or a legal text without storing each version. */
const MAX_LENGTH = 2_000

/**
 * Lists the fields that differ, with both values as text. Fields of objects are named with dots; secrets are masked.
 * @param options.secrets names of fields whose values are secret
 * @param options.derived names of fields that are computed from others
 */
export function changesBetween(
  before: object,
  after: object,
  options: { secrets?: readonly string[]; derived?: readonly string[] } = {},
): Change[] {
  const { secrets = [], derived = [] } = options
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((field) => !derived.includes(field) && old.get(field) !== fresh.get(field))
    .map((field) => {
      const shown = (text = '') => (secrets.includes(field) && text !== '' ? MASK : cut(text))
      return { field, before: shown(old.get(field)), after: shown(fresh.get(field)) }
    })
}

/** Returns the texts of an object's fields, those of nested objects under `outer.inner`. */
function fieldsOf(value: object, prefix = ''): Map<string, string> {
  const fields = new Map<string, string>()
  const entries: [string, unknown][] = Object.entries(value)
  for (const [name, inner] of entries) {
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) {
      for (const [field, text] of fieldsOf(inner, `${prefix}${name}.`)) fields.set(field, text)
    } else fields.set(prefix + name, textOf(inner))
  }
  return fields
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function cut(text: string): string {
  const signs = [...text]
  return signs.length > MAX_LENGTH ? `${signs.slice(0, MAX_LENGTH).join('')}…` : text
}

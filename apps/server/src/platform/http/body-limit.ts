type Json = Record<string, unknown>
type Resolve = (schema: Json) => Json

/** The largest body of any operation. It also limits operations whose fields have no limit of their own. */
export const MAX_BODY_BYTES = 1024 * 1024
/** Room for spaces and for fields that the contract does not name, which are ignored. */
const EXTRA_BYTES = 16 * 1024
/** Room for a list whose number of items is limited by a rule and not by the contract. */
const LIST_BYTES = 64 * 1024
/** Room for an object whose fields the contract does not know, such as the settings of a plugin. */
const FREE_BYTES = 256 * 1024
/** Maximum number of bytes of one character in JSON: a `\\u` escape. */
const CHARACTER_BYTES = 6
/** Maximum number of bytes of a number, a boolean or null. */
const SCALAR_BYTES = 25

/**
 * Returns the most bytes that the JSON body of an operation may have: as much as all of its fields can take together.
 * @param schema of the body, undefined for an operation without one
 * @param resolve returns the schema that a reference leads to
 */
export function bodyLimit(schema: Json | undefined, resolve: Resolve): number {
  const bytes = schema === undefined ? 0 : bytesOf(schema, resolve)
  return Math.min(MAX_BODY_BYTES, EXTRA_BYTES + bytes)
}

function bytesOf(given: Json, resolve: Resolve): number {
  const schema = resolve(given)
  // The contract's lint has checked the shape of its schemas, so this cast and all casts below are safe.
  if (Array.isArray(schema.allOf)) return sum((schema.allOf as Json[]).map((part) => bytesOf(part, resolve)))
  if (Array.isArray(schema.enum)) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  const types = [schema.type].flat()
  if (types.includes('string')) return CHARACTER_BYTES * Number(schema.maxLength ?? Infinity) + 2
  if (types.includes('array')) return bytesOfList(schema, resolve)
  if (types.includes('object')) return bytesOfObject(schema, resolve)
  return schema.type === undefined ? Infinity : SCALAR_BYTES
}

function bytesOfList(schema: Json, resolve: Resolve): number {
  const item = bytesOf(schema.items as Json, resolve) + 1
  if (typeof schema.maxItems === 'number') return schema.maxItems * item + 2
  return Number.isFinite(item) ? Math.max(LIST_BYTES, item) : LIST_BYTES
}

function bytesOfObject({ properties = {}, additionalProperties }: Json, resolve: Resolve): number {
  if (additionalProperties !== undefined && additionalProperties !== false) return FREE_BYTES
  const fields = Object.entries(properties as Record<string, Json>)
  return 2 + sum(fields.map(([name, schema]) => name.length + 4 + bytesOf(schema, resolve)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

import { expect, it } from 'vitest'
import { bodyLimit, MAX_BODY_BYTES } from './body-limit.ts'
import { loadContract } from './contract.ts'
import { parseJsonBody } from './json-body.ts'
import { UnreadableRequest } from '../refusals/request-refusals.ts'

type Json = Record<string, unknown>

const { components, operations } = loadContract()
const schemas = components.schemas as Record<string, Json>
const resolve = (schema: Json): Json => {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema.$ref))?.[1]
  return (name === undefined ? schema : schemas[name]) ?? schema
}

/**
 * Returns the longest value that a schema allows. Its texts consist of the characters that take the most bytes in the
 * JSON that clients write.
 */
function longest(given: Json): unknown {
  const schema = resolve(given)
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...(schema.allOf as Json[]).map(longest)) as unknown
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown
  const types = [schema.type].flat()
  if (types.includes('string')) return '\u0001'.repeat(Number(schema.maxLength ?? 0))
  if (types.includes('array'))
    return Array.from({ length: Number(schema.maxItems ?? 5) }, () => longest(schema.items as Json))
  if (types.includes('object')) {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>)
    return Object.fromEntries(fields.map(([name, field]) => [name, longest(field)]))
  }
  return types.includes('boolean') ? false : -1.234567890123456e-300
}

/** Every tag in a list may have a text, but clients send texts only for new tags, of which there are few. */
const hasListOfTexts = (value: object): boolean =>
  Object.values(value).some((list) => Array.isArray(list) && JSON.stringify(list).length > 64 * 1024)

it.each(operations.filter(({ body }) => body !== undefined).map((operation) => [operation.id, operation] as const))(
  'BL1 %s takes the longest body that the contract allows',
  (_id, { body, bodyLimit: limit }) => {
    const value = longest(body ?? {}) as object
    const bytes = Buffer.byteLength(JSON.stringify(value, null, 1))
    if (!hasListOfTexts(value)) expect(Math.min(bytes, MAX_BODY_BYTES)).toBeLessThanOrEqual(limit)
  },
)

it('BL2 a body without fields may have 16 KiB, and none more than 1 MiB', () => {
  const room = 16 * 1024
  expect(bodyLimit(undefined, resolve)).toBe(room)
  expect(bodyLimit({ type: 'object', properties: {} }, resolve)).toBe(room + 2)
  expect(bodyLimit({ type: 'object', properties: { a: { type: 'string' } } }, resolve)).toBe(MAX_BODY_BYTES)
  const guests = operations.filter(({ access, method }) => access === 'open' && method !== 'GET')
  expect(Math.max(...guests.map((operation) => operation.bodyLimit))).toBeLessThan(32 * 1024)
})

it.each([
  ['values', `[${'0,'.repeat(20_000)}0]`, `[${'0,'.repeat(20_001)}0]`],
  ['levels', '['.repeat(13) + ']'.repeat(13), '['.repeat(14) + ']'.repeat(14)],
])('BL3 a body with too many %s is refused before it is parsed', (_what, most, tooMany) => {
  expect(parseJsonBody(most)).toEqual(JSON.parse(most))
  expect(() => parseJsonBody(tooMany)).toThrow(UnreadableRequest)
})

it('BL4 text is no structure, whatever it contains', () => {
  const text = { a: `${'[,'.repeat(30_000)}\\"\\\\`, '"[{,\\': '}' }
  expect(parseJsonBody(JSON.stringify(text))).toEqual(text)
  for (const broken of ['{"a', '{"a\\', '"\\"', '[', '{]'])
    expect(() => parseJsonBody(broken)).toThrow(UnreadableRequest)
  expect(parseJsonBody('')).toBeUndefined()
})

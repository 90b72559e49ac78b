import fc from 'fast-check'
import type { Contract } from '../../../src/platform/http/contract.ts'
import { anyCharacter } from '../../any-character.ts'
import type { Known } from './known-values.ts'
import { isId } from './known-values.ts'

export type Json = Record<string, unknown>
type Values = fc.Arbitrary<unknown>
export type Resolve = (schema: Json) => Json

/** Fixed values for fields that would otherwise make the server connect to another machine. */
const FIXED: Readonly<Record<string, unknown>> = {
  smtp_host: '127.0.0.1',
  smtp_port: 1,
  db_host: '127.0.0.1:1',
  endpoint: 'http://127.0.0.1:1',
}

/** Texts that are known to break web applications. */
export const EDGE_CASE_TEXTS = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '[a](javascript:alert(1)) ![b](data:text/html,c)',
  '$$\\frac{\\frac{1}{2}}{\\sqrt[3]{x}}$$ and $\\unknown{$',
  '| a | b |\n|---|:-:|\n| 1 | `|` |\n\n> > > 1. - * deep\n\n```js\nlet a = 1\n',
  "' or 1=1; drop table users; --",
  '%00%0d%0aSet-Cookie: a=b',
  '\r\nBcc: else@else.example\r\n\r\n',
  '../../../../etc/passwd',
  '//else.example/%2e%2e',
  '{{name}} ${name} %s %n {0}',
  'مرحبا بالعالم \u202Eabc',
  '问答社区 漢字 かな 한국어',
  '👩‍👩‍👧‍👦🏳️‍🌈 é̂̃',
  '\uD800 a lone surrogate',
  '\uFEFF\u200B\u2060',
  '__proto__',
  'constructor',
  '1e309',
  '-0',
  '@admin @person2 @nobody',
]

const NUMBERS = [0, 1, -1, 2, 10, 99, 100, 101, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -(2 ** 53), 1e300]

/** Returns a function that replaces a reference to a schema of the contract by that schema. */
export function resolverOf({ components }: Contract): Resolve {
  // Not validated here: the contract's lint has checked the schemas.
  const schemas = components.schemas as Record<string, Json>
  return (schema) => {
    const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema.$ref))?.[1]
    return (name === undefined ? schema : schemas[name]) ?? schema
  }
}

/** Returns the fields of an object that are texts, with their maximum lengths in characters. */
export function textLimits(given: Json, resolve: Resolve): ReadonlyMap<string, number> {
  const { allOf = [], properties = {} } = resolve(given) as { allOf?: Json[]; properties?: Record<string, Json> }
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const { type, maxLength } = resolve(property)
    return type === 'string' && typeof maxLength === 'number' ? [[name, maxLength] as const] : []
  })
  return new Map([...allOf.flatMap((part) => [...textLimits(part, resolve)]), ...own])
}

/** Generates values of a schema: always of the right type, and mostly valid. */
export function valuesOf(given: Json, resolve: Resolve, name = ''): Values {
  const schema = resolve(given)
  if (name in FIXED) return fc.constant(FIXED[name])
  // Not validated here: the contract's lint has checked the schema. The same holds for every cast below.
  if (Array.isArray(schema.allOf)) {
    const parts = (schema.allOf as Json[]).map((part) => valuesOf(part, resolve, name))
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown)
  }
  if (Array.isArray(schema.anyOf)) return fc.oneof(...(schema.anyOf as Json[]).map((one) => valuesOf(one, resolve)))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const types = [schema.type].flat().filter((type) => type !== undefined) as string[]
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 })
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, resolve, name)))
}

function valuesOfType(type: string, schema: Json, resolve: Resolve, name: string): Values {
  switch (type) {
    case 'string':
      return texts(schema, name)
    case 'integer':
    case 'number':
      return numbers(schema, name)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valuesOf(schema.items as Json, resolve, name), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 5), 5),
      })
    case 'object':
      return objects(schema, resolve)
    default:
      return fc.constant(null)
  }
}

function objects({ properties = {}, required = [], additionalProperties }: Json, resolve: Resolve): Values {
  const fields = Object.entries(properties as Record<string, Json>)
  const known = fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, valuesOf(schema, resolve, name)])), {
    requiredKeys: required as string[],
  })
  if (additionalProperties === undefined || additionalProperties === false) return known
  const free = fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 })
  return fc.tuple(free, known).map(([one, other]) => Object.assign({}, one, other) as unknown)
}

function texts({ minLength = 0, maxLength, format, pattern }: Json, name: string): Values {
  const least = Number(minLength)
  const most = Number(maxLength ?? 1000)
  const length = { minLength: Math.min(least, most), maxLength: Math.min(most, least + 40) }
  const any: fc.WeightedArbitrary<unknown>[] = [
    { weight: isId(name) ? 30 : 6, arbitrary: known(name) },
    {
      weight: isId(name) ? 1 : 6,
      arbitrary: fc.lorem({ maxCount: 8 }).map((text) => text.padEnd(least, '.').slice(0, most)),
    },
    { weight: 2, arbitrary: fc.constantFrom(...EDGE_CASE_TEXTS).map((text) => text.padEnd(least, '.').slice(0, most)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', ...length }) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, ...length }) },
    // A text of maximum length.
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('x', '漢', '👍', '*', '$', '<')
        .chain((one) => fc.constant(one.repeat(Math.min(most, 70_000)))),
    },
    { weight: 1, arbitrary: fc.constant('') },
  ]
  if (format === 'email')
    any.push({ weight: 12, arbitrary: fc.integer({ max: 99, min: 0 }).map((n) => `p${n}@qa.test`) })
  if (pattern !== undefined) any.push({ weight: 12, arbitrary: fc.constantFrom('7', '587', 'tls', '') })
  return fc.oneof(...any)
}

function numbers({ minimum, maximum }: Json, name: string): Values {
  const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number')
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: Number(minimum ?? 0), max: Number(maximum ?? 60) }) },
    { weight: 1, arbitrary: fc.constantFrom(...NUMBERS, ...bounds, ...bounds.map((bound) => bound + 1)) },
    { weight: 1, arbitrary: known(name) },
  )
}

/** Generates placeholders for values that the site has returned. */
export function known(name: string): fc.Arbitrary<Known> {
  return fc.nat(500).map((pick) => ({ $known: name, pick }))
}

/** Values that are invalid for all or most fields of the contract. */
const junk: Values = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, 2 ** 60, '', ' ', '\0', 'a\0b', [], {}, [[]], [null], ['a'], { a: 1 }),
  fc.constantFrom(...EDGE_CASE_TEXTS),
  fc.constantFrom<unknown>(
    'x'.repeat(20_000),
    Array.from({ length: 2000 }, () => 'x'),
    { toString: 1, length: 9 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Generates the fields of an object, one of them a text that is one character too long. */
export function tooLongValues(values: Values, limits: ReadonlyMap<string, number>): Values {
  const field = fc.constantFrom(...limits)
  // A character of two UTF-16 units counts as one.
  const character = fc.constantFrom('x', '漢', '👍')
  return fc
    .tuple(values, field, character)
    .map(([value, [name, most], one]) => ({ ...Object(value), [name]: one.repeat(most + 1) }) as unknown)
}

/** Generates the fields of an object, some of them broken: missing, of another type, too long, or unknown. */
export function brokenValues(values: Values): Values {
  const change = fc.record({
    at: fc.nat(50),
    what: fc.constantFrom('replace', 'replace', 'leave out', 'add'),
    by: junk,
    name: fc.constantFrom('__proto__', 'constructor', 'role_id', 'rank', 'user_id', 'toString', '', 'length'),
  })
  return fc.tuple(values, fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, changes]) => {
    const entries = new Map(Object.entries(Object(value) as Json))
    for (const { at, what, by, name } of changes) {
      const field = [...entries.keys()][at % Math.max(1, entries.size)]
      if (what === 'add' || field === undefined) entries.set(name, by)
      else if (what === 'leave out') entries.delete(field)
      else entries.set(field, by)
    }
    // With a null prototype `__proto__` can be a field, as in JSON.
    return Object.assign(Object.create(null) as Json, Object.fromEntries(entries))
  })
}

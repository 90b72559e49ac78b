import fc from 'fast-check'
import type { OperationId } from '@quandary/api-client'
import type { Contract, ContractOperation } from '../../../src/platform/http/contract.ts'
import type { Json, Resolve } from './schema-values.ts'
import { brokenValues, resolverOf, textLimits, tooLongValues, valuesOf } from './schema-values.ts'

export const CALLERS = ['guest', 'member', 'administrator'] as const
export type Caller = (typeof CALLERS)[number]

/** A file in a form. */
export interface FormFile {
  field: string
  name: string
  content: (typeof FILES)[number]
}

/** A request as plain data. Its placeholders for values that the site has returned (`Known`) are not replaced yet. */
export interface FuzzCall {
  operation: OperationId
  by: Caller
  path: Json
  query: Json
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in place of `body`. */
  text?: string
  /** Sent as a form. */
  form?: { fields: Json; file: FormFile | null }
  headers: Record<string, string>
}

/** Contents for the files of forms. */
export const FILES = ['png', 'jpeg', 'webp', 'gif', 'cut png', 'svg', 'html', 'text', 'zip', 'nothing'] as const

/** Generates headers: mostly none, otherwise broken ones. */
export const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        'accept-language': fc.constantFrom('zh-CN,zh;q=0.9', 'en;q=x', '*', '', ','.repeat(2000), 'zh_CN', '__proto__'),
        'user-agent': fc.constantFrom('', 'x'.repeat(2000), 'Somebot/1.0'),
        cookie: fc.constantFrom('visit=', 'visit=x', 'lang=; theme=', '=;=;=', 'a=%E0%A4%A', `v=${'x'.repeat(3000)}`),
        'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'identity;q=0, *;q=0'),
        'x-forwarded-for': fc.constantFrom('::1', 'x', '1.2.3.4, 5.6.7.8', ','.repeat(500)),
        'if-none-match': fc.constantFrom('*', '"x"'),
        range: fc.constant('bytes=0-1'),
      },
      { requiredKeys: [] },
    ),
  },
)

const texts = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '7',
  '{"a":1}}',
  '{"id":"1","id":"2"}',
  '{"__proto__":{"role_id":2}}',
  '['.repeat(5000),
  `{"a":${'{"a":'.repeat(20)}1${'}'.repeat(20)}}`,
  `{"a":1e999,"b":-0}`,
  `{${Array.from({ length: 1200 }, (_, n) => `"k${n}":0`).join(',')}}`,
  `\uFEFF{}`,
  '{"title":"\\ud800"}',
)

const file = fc.record({
  field: fc.constantFrom('file', 'file', 'file', 'file', 'other', ''),
  name: fc.constantFrom(
    'a.png',
    'a.jpg',
    'a.webp',
    'a.gif',
    'a.svg',
    '../a.png',
    'a.php.png',
    '漢.png',
    'x'.repeat(500),
    '',
  ),
  content: fc.constantFrom(...FILES),
})

/** Generates requests to all operations of a contract: half of them valid, the others broken in some way. */
export function callsOf(contract: Contract): fc.Arbitrary<FuzzCall> {
  const resolve = resolverOf(contract)
  return fc.oneof(...contract.operations.map((operation) => callsOfOperation(operation, resolve)))
}

function callsOfOperation(operation: ContractOperation, resolve: Resolve): fc.Arbitrary<FuzzCall> {
  const values = (schema: Json): fc.Arbitrary<Json> =>
    // The schemas of parameters and bodies always describe objects.
    valuesOf(schema, resolve) as fc.Arbitrary<Json>
  const broken = (schema: Json): fc.Arbitrary<Json> => brokenValues(values(schema)) as fc.Arbitrary<Json>
  const tooLong = (schema: Json): fc.WeightedArbitrary<Json>[] => {
    const limits = textLimits(schema, resolve)
    return limits.size === 0
      ? []
      : [{ weight: 1, arbitrary: tooLongValues(values(schema), limits) as fc.Arbitrary<Json> }]
  }
  const shapes = (schema: Json): fc.Arbitrary<Json> =>
    fc.oneof({ weight: 9, arbitrary: values(schema) }, { weight: 3, arbitrary: broken(schema) }, ...tooLong(schema))
  const common = {
    operation: fc.constant(operation.id),
    by: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Caller>('guest') },
      { weight: 3, arbitrary: fc.constant<Caller>('member') },
      { weight: 4, arbitrary: fc.constant<Caller>('administrator') },
    ),
    path: values(operation.pathValues),
    query: shapes(operation.query),
    headers,
  }
  if (operation.takesForm) {
    const fields = fc.oneof(
      fc.record({ source: fc.constantFrom('post', 'avatar', 'branding') }),
      fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ maxLength: 2000 }), { maxKeys: 12 }),
    )
    return fc.record({ ...common, form: fc.record({ fields, file: fc.option(file, { freq: 9 }) }) })
  }
  if (operation.body === undefined) return fc.record(common)
  return fc.oneof(
    { weight: 9, arbitrary: fc.record({ ...common, body: shapes(operation.body) }) },
    { weight: 1, arbitrary: fc.record({ ...common, text: texts }) },
  )
}

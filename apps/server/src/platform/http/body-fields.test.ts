import { expect, it } from 'vitest'
import { namedFields, refuseAlternatives, requiredNames, UnclearBody } from './body-fields.ts'
import type { Contract } from './contract.ts'
import { loadContract } from './contract.ts'

const TEXT = { type: 'string' }
const contract: Contract = {
  operations: [],
  components: {
    schemas: {
      Place: {
        type: 'object',
        required: ['city'],
        properties: { city: TEXT, at: { $ref: '#/components/schemas/Spot' } },
      },
      Spot: { type: 'object', properties: { north: TEXT } },
    },
  },
}
const place = { $ref: '#/components/schemas/Place' }
const object = (properties: object) => ({ type: 'object', properties })

it.each([
  [
    'own fields beside allOf',
    { allOf: [place], ...object({ name: TEXT }) },
    { name: 'a', city: 'b', role: 2 },
    { name: 'a', city: 'b' },
  ],
  [
    'a part without fields',
    { allOf: [place, { type: 'object', required: ['city'] }] },
    { city: 'b', role: 2 },
    { city: 'b' },
  ],
  [
    'nested objects of several parts',
    { allOf: [place, object({ at: object({ east: TEXT }) })] },
    { at: { north: '1', east: '2', role: 2 } },
    { at: { north: '1', east: '2' } },
  ],
  ['lists', { type: 'array', items: { allOf: [place] } }, [{ city: 'b', role: 2 }], [{ city: 'b' }]],
  ['an object whose fields are free', { type: 'object' }, { anything: 1 }, { anything: 1 }],
])('IT4 %s: the named fields alone are copied', (_what, schema, value, wanted) => {
  expect(namedFields(contract, schema, value)).toEqual(wanted)
})

it('IT3 fields that a part of allOf requires are required', () => {
  expect(requiredNames(contract, { allOf: [place, { required: ['name'] }], required: ['at'] })).toEqual([
    'city',
    'name',
    'at',
  ])
})

it('IT4 a body with alternatives that have fields is refused when the contract is loaded', () => {
  const nested = (schema: object) => object({ list: { type: 'array', items: { allOf: [object({ one: schema })] } } })
  for (const word of ['oneOf', 'anyOf']) {
    expect(() => refuseAlternatives(contract, nested({ [word]: [place, { type: 'null' }] }), 'createPlace')).toThrow(
      UnclearBody,
    )
    expect(() => refuseAlternatives(contract, nested({ [word]: [TEXT, { enum: [''] }] }), 'createPlace')).not.toThrow()
  }
  for (const { id, body } of loadContract().operations) if (body) refuseAlternatives(loadContract(), body, id)
})

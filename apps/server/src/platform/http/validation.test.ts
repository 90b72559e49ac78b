import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Json } from '../../../test/contract/fuzz/schema-values.ts'
import { valuesOf } from '../../../test/contract/fuzz/schema-values.ts'
import { loadContract } from './contract.ts'
import { parseJsonBody } from './json-body.ts'
import type { FieldRefusal } from '../refusals/refusal.ts'
import { InvalidFields, Refusal } from '../refusals/refusal.ts'
import { validatorsOf } from './validation.ts'
import { UnreadableRequest } from '../refusals/request-refusals.ts'

const contract = loadContract()
const validators = validatorsOf(contract)
const operation = contract.operations.find(({ id }) => id === 'createQuestion')
if (!operation) throw new Error('The contract has no createQuestion')

const TAG = { slug_name: 'bread', display_name: 'bread', original_text: '' }
const LONG = 'x'.repeat(70_000)
const question = { title: 'Why is bread brown?', content: 'Its crust, I mean.', tags: [TAG] }

function refusedFields(given: object): string[] {
  try {
    validators.body(operation as NonNullable<typeof operation>, given)
  } catch (error) {
    if (error instanceof InvalidFields) return (error.init.fields as FieldRefusal[]).map(({ field }) => field)
    throw error
  }
  return []
}

it.each([
  ['a valid list', question, []],
  ['an empty optional text in an item', { ...question, tags: [{ ...TAG, display_name: '' }] }, []],
  ['the first invalid item', { ...question, tags: [TAG, { ...TAG, slug_name: LONG }] }, ['slug_name']],
  ['all its fields', { ...question, tags: [{ slug_name: LONG, display_name: LONG }] }, ['slug_name', 'display_name']],
  [
    'no item after it',
    {
      ...question,
      tags: [
        { ...TAG, slug_name: LONG },
        { ...TAG, display_name: LONG },
      ],
    },
    ['slug_name'],
  ],
  [
    'an item after forgiven ones',
    {
      ...question,
      tags: [
        { ...TAG, display_name: '' },
        { ...TAG, slug_name: LONG },
      ],
    },
    ['slug_name'],
  ],
  [
    'other fields, too',
    { title: 'x', content: '', tags: [{ ...TAG, slug_name: LONG }] },
    ['title', 'content', 'slug_name'],
  ],
])('IT1 reports %s', (_what, given, fields) => expect(refusedFields(given).toSorted()).toEqual(fields.toSorted()))

it.each([
  ['a list', { ...question, tags: '' }],
  ['a list, of invisible characters', { ...question, tags: ' \u200b' }],
  ['an item of a list', { ...question, tags: [''] }],
])('IT3 an empty text in place of %s makes a body unreadable', (_what, given) => {
  expect(() => refusedFields(given)).toThrow(UnreadableRequest)
})

it('IT3 an empty text in place of an optional list makes a body unreadable', () => {
  const follows = contract.operations.find(({ id }) => id === 'updateFollowedTags')
  if (!follows) throw new Error('The contract has no updateFollowedTags')
  expect(() => validators.body(follows, { slug_name_list: ' ' })).toThrow(UnreadableRequest)
  expect(() => validators.body(follows, { slug_name_list: [] })).not.toThrow()
})

function queryOf(id: string, given: Record<string, unknown>): Record<string, unknown> {
  const one = contract.operations.find((candidate) => candidate.id === id)
  if (!one) throw new Error(`The contract has no ${id}`)
  return validators.query(one, given)
}

it('IT5 an optional parameter without a value counts as absent, whatever its type; a required one is refused', () => {
  const unset = { page: '', page_size: '', order: '', tag: '', username: '', in_days: '' }
  expect(queryOf('listQuestions', { ...unset, order: 'newest' })).toEqual(queryOf('listQuestions', { order: 'newest' }))
  expect(queryOf('listAdminUsers', { status: '', staff: '' })).toEqual(queryOf('listAdminUsers', {}))
  expect(() => queryOf('getQuestion', { id: '' })).toThrow(InvalidFields)
})

it('IT6 a list may be one value, and a value that comes twice where one belongs is unreadable', () => {
  expect(queryOf('checkPermissions', { actions: 'tag.add' })).toEqual({ actions: ['tag.add'] })
  expect(queryOf('checkPermissions', { actions: ['tag.add', 'tag.edit'] })).toEqual({
    actions: ['tag.add', 'tag.edit'],
  })
  expect(() => queryOf('listQuestions', { order: ['newest', 'active'] })).toThrow(UnreadableRequest)
})

it('IT7 a field that is null counts as absent, at any depth; a null in a list makes the body unreadable', () => {
  const unset = { ...question, captcha_id: null, tags: [{ ...TAG, display_name: null }] }
  expect(refusedFields(unset)).toEqual([])
  expect(refusedFields({ ...question, title: null, tags: null })).toEqual(['title', 'tags'])
  expect(refusedFields({ ...question, tags: [{ ...TAG, slug_name: null }] })).toEqual(['slug_name'])
  expect(() => refusedFields({ ...question, tags: [null] })).toThrow(UnreadableRequest)
})

const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, n) => [`k${n}`, n])))
const manyItems = { ...question, tags: Array.from({ length: 400_000 }, () => 7) }

it.each([
  ['400 000 wrong items', () => refusedFields(manyItems)],
  ['90 000 unknown keys', () => refusedFields(parseJsonBody(manyKeys) as object)],
])('IT2 %s are refused within 60 ms of processor', (_what, judge) => {
  let least = Infinity
  // Takes the shortest run: a single run may include compiling the schema or collecting garbage.
  for (let run = 0; run < 8 && least > 60; run += 1) {
    const since = process.cpuUsage()
    expect(judge).toThrow(UnreadableRequest)
    const { user, system } = process.cpuUsage(since)
    least = Math.min(least, (user + system) / 1000)
  }
  expect(least).toBeLessThanOrEqual(60)
})

/** Operations with an object whose fields a plugin or a theme names. */
const WITH_FREE_FIELDS = ['updateUserPluginConfig', 'updateThemeSettings', 'updatePluginConfig']
const PLANTED = 'role_id_of_nobody'

/** Plants a field into every object of a value. */
function planted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(planted)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([name, field]) => [name, planted(field)])), [PLANTED]: 2 }
}

it('IT4 an operation gets the fields of its body that the contract names and no others, at any depth', () => {
  const schemas = contract.components.schemas as Record<string, Json>
  const resolve = (schema: Json): Json => schemas[String(schema.$ref).split('/').at(-1) ?? ''] ?? schema
  const reached = new Set<string>()
  const free = new Set<string>()
  for (const one of contract.operations) {
    if (!one.body) continue
    for (const value of fc.sample(valuesOf(one.body, resolve), { numRuns: 40, seed: 1 })) {
      let body: unknown
      try {
        body = validators.body(one, planted(value))
      } catch (error) {
        if (error instanceof Refusal) continue
        throw error
      }
      reached.add(one.id)
      if (JSON.stringify(body).includes(PLANTED)) free.add(one.id)
    }
  }
  expect([...free]).toEqual(WITH_FREE_FIELDS)
  expect(reached.size).toBeGreaterThan(50)
})

import type { AnySchemaObject, ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import { isInvisible } from '../text/one-line.ts'
import { namedFields, refuseAlternatives, requiredNames } from './body-fields.ts'
import type { Contract, ContractOperation } from './contract.ts'
import { MAX_DEPTH, MAX_FIELDS } from './json-body.ts'
import type { FieldRefusal } from '../refusals/refusal.ts'
import { InvalidFields } from '../refusals/refusal.ts'
import { UnreadableRequest } from '../refusals/request-refusals.ts'

const COMPONENTS = 'contract'

/** Validates requests, and in tests responses, against the contract. */
export interface Validators {
  /** Validates the path parameters. */
  path(operation: ContractOperation, given: Record<string, unknown>): Record<string, unknown>
  /** Validates the query parameters. Numbers, booleans and lists of one arrive as text and are converted. */
  query(operation: ContractOperation, given: Record<string, unknown>): Record<string, unknown>
  /** Validates a body without converting types. */
  body(operation: ContractOperation, given: unknown): Record<string, unknown> | undefined
  /** Returns the problem with a response's data, or undefined. */
  problemOfData(operation: ContractOperation, data: unknown): string | undefined
}

const validatorsByContract = new WeakMap<Contract, Validators>()

/**
 * Returns the validators of a contract. All apps of a process share them, because compiling a schema takes longer than
 * most requests.
 */
export function validatorsOf(contract: Contract): Validators {
  const known = validatorsByContract.get(contract)
  if (known) return known
  const made = createValidators(contract)
  validatorsByContract.set(contract, made)
  return made
}

/**
 * Compiles the contract's schemas on first use of each operation.
 * @throws {UnclearBody}
 */
function createValidators(contract: Contract): Validators {
  for (const { id, body } of contract.operations) if (body) refuseAlternatives(contract, body, id)
  const forQuery = createAjv(contract, { coerceTypes: 'array' })
  const forBody = createAjv(contract, {}, stopAtFirstItem)
  const forData = createAjv(contract, {})
  const compiled = new Map<string, ValidateFunction>()
  const compile = (ajv: Ajv, key: string, schema: object): ValidateFunction => {
    const present = compiled.get(key)
    if (present) return present
    const made = ajv.compile(pointIntoComponents(ajv === forBody ? stopAtFirstItem(schema) : schema))
    compiled.set(key, made)
    return made
  }
  const readTexts = (key: string, schema: object, given: Record<string, unknown>): Record<string, unknown> => {
    refuseUnstorable(given)
    const values = ownEntries(given)
    const validate = compile(forQuery, key, schema)
    const isValid = validate(values)
    // `Infinity` and `1e999` were converted to a number that no field can hold.
    if (Object.values(values).some((value) => value === Infinity || value === -Infinity)) throw new UnreadableRequest()
    if (!isValid) refuse(validate.errors ?? [], values)
    return values
  }
  return {
    path: (operation, given) => readTexts(`path ${operation.id}`, operation.pathValues, given),
    query: (operation, given) => readTexts(`query ${operation.id}`, operation.query, withoutEmpty(operation, given)),
    body(operation, given) {
      if (!operation.body) return undefined
      if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new UnreadableRequest()
      refuseUnstorable(given)
      // The check above leaves only objects, so the cast is safe; the types of their values stay unknown.
      const values = blankToEmpty(withoutNulls(given) as Record<string, unknown>)
      const validate = compile(forBody, `body ${operation.id}`, operation.body)
      if (!validate(values)) {
        const required = requiredNames(contract, operation.body)
        refuse(
          (validate.errors ?? []).filter((error) => !isEmptyOptional(error, values, required)),
          values,
        )
      }
      // The body of every operation is an object, so this one is, too.
      return namedFields(contract, operation.body, values) as Record<string, unknown>
    },
    problemOfData(operation, data) {
      const validate = compile(forData, `data ${operation.id}`, operation.data)
      return validate(data) ? undefined : forData.errorsText(validate.errors, { dataVar: 'data' })
    },
  }
}

function createAjv(
  contract: Contract,
  options: { coerceTypes?: 'array' },
  prepare = <T extends object>(schema: T): T => schema,
): Ajv {
  const ajv = new Ajv({ ...options, allErrors: true, strict: false, useDefaults: true })
  ajvFormats.default(ajv, ['email', 'uri', 'date-time'])
  ajv.addKeyword(firstInvalidItem(ajv))
  ajv.addSchema(pointIntoComponents(prepare({ $id: COMPONENTS, components: contract.components })))
  return ajv
}

const FIRST_INVALID_ITEM = 'x-first-invalid-item'

/** Replaces every `items` of a schema with the keyword that reports only the first invalid item. */
function stopAtFirstItem<T extends object>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (_name, value: unknown) => {
    // An object of properties may have properties named `type` and `items`. There, `type` is a schema and not the name
    // of a type.
    if (!isSchemaOfList(value)) return value
    const { items, ...rest } = value
    return { ...rest, [FIRST_INVALID_ITEM]: items }
  }) as T
}

function isSchemaOfList(value: unknown): value is { items: object } {
  if (typeof value !== 'object' || value === null || !('items' in value) || !('type' in value)) return false
  return [value.type].flat().includes('array')
}

type ValidateKeyword = ReturnType<NonNullable<FuncKeywordDefinition['compile']>>

/**
 * A keyword that validates items like `items`, but reports the errors of the first invalid one and looks at no more
 * than `maxItems`: a list of 400 000 wrong items costs as much as a list of one.
 */
function firstInvalidItem(ajv: Ajv): FuncKeywordDefinition {
  return {
    keyword: FIRST_INVALID_ITEM,
    type: 'array',
    schemaType: 'object',
    errors: true,
    compile(schema: object, list: AnySchemaObject) {
      const maxItems: unknown = list.maxItems
      const most = typeof maxItems === 'number' ? maxItems : Infinity
      const validateItem = ajv.compile(schema)
      const validate: ValidateKeyword = (items: unknown[], context) => {
        const end = Math.min(items.length, most)
        for (let index = 0; index < end; index += 1) {
          if (validateItem(items[index])) continue
          const errors = validateItem.errors ?? []
          // Skips an item if `isEmptyOptional` would ignore all of its errors, so that the errors of a later item are
          // reported.
          if (errors.every((error) => error.keyword !== 'type' && valueAt(items[index], error.instancePath) === '')) {
            continue
          }
          const place = `${context?.instancePath ?? ''}/${index}`
          validate.errors = errors.map((error) => ({ ...error, instancePath: `${place}${error.instancePath}` }))
          return false
        }
        return true
      }
      return validate
    },
  }
}

/** Returns the value that a JSON Pointer leads to. */
function valueAt(values: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1)
  const plain = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return plain.reduce<unknown>((value, name) => Reflect.get(Object(value), name), values)
}

/** `#/components/…` refers to the shared document, not to the schema that contains it. */
function pointIntoComponents<T extends object>(schema: T): T {
  // Only references change, so the type stays the same.
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${COMPONENTS}#/components/`)) as T
}

/** Copies without `__proto__`, so that no name in a request reaches an object's prototype. */
function ownEntries(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name !== '__proto__'))
}

/**
 * Refuses what no field may contain, at any depth: the NUL character, which PostgreSQL cannot store, nesting that would
 * exhaust the stack, and objects with so many fields that ignoring them takes long.
 */
function refuseUnstorable(given: unknown, depth = 0): void {
  if (typeof given === 'string' && given.includes('\0')) throw new UnreadableRequest()
  if (typeof given !== 'object' || given === null) return
  if (depth > MAX_DEPTH) throw new UnreadableRequest()
  const values = Object.values(given)
  if (values.length > MAX_FIELDS && !Array.isArray(given)) throw new UnreadableRequest()
  for (const value of values) refuseUnstorable(value, depth + 1)
}

/**
 * Leaves out optional parameters without a value, because forms and clients send them for options that nobody chose.
 */
function withoutEmpty({ query }: ContractOperation, given: Record<string, unknown>): Record<string, unknown> {
  const required = Array.isArray(query.required) ? query.required : []
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== '' || required.includes(name)))
}

/**
 * Leaves out fields that are null, at any depth: many clients send null for a value they do not have. Null items of a
 * list stay. Leaves out `__proto__`, too, like {@link ownEntries}.
 */
function withoutNulls(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  if (Array.isArray(given)) return given.map(withoutNulls)
  const present = Object.entries(given).filter(([name, value]) => value !== null && name !== '__proto__')
  return Object.fromEntries(present.map(([name, value]) => [name, withoutNulls(value)]))
}

/** Treats invisible text as empty, so that length and presence rules apply to it (docs/spec/contract.md#errors). */
function blankToEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' && isInvisible(value) ? '' : value]),
  )
}

/**
 * True if the error concerns an optional text that was left empty. Such a text counts as absent, so its minimum length
 * does not apply (docs/spec/contract.md#errors). An empty text in place of a list or a number is still a wrong type.
 */
function isEmptyOptional(
  { keyword, instancePath }: ErrorObject,
  values: unknown,
  required: readonly string[],
): boolean {
  if (keyword === 'type') return false
  return valueAt(values, instancePath) === '' && !required.includes(instancePath.slice(1))
}

function refuse(errors: readonly ErrorObject[], values: unknown): void {
  if (errors.length === 0) return
  const fields = new Map<string, FieldRefusal>()
  for (const error of errors) {
    if (error.keyword === 'type') throw new UnreadableRequest()
    const field = fieldOf(error)
    const refusal = describe(error, field, valueAt(values, error.instancePath))
    if (refusal && !fields.has(field)) fields.set(field, refusal)
  }
  throw fields.size > 0 ? new InvalidFields([...fields.values()]) : new UnreadableRequest()
}

/** Returns the field's name in the contract: the leaf for nested values. */
function fieldOf(error: ErrorObject): string {
  if (error.keyword === 'required') return String(error.params.missingProperty)
  const names = error.instancePath.split('/').filter((name) => name !== '' && !/^\d+$/.test(name))
  return names.at(-1) ?? ''
}

function describe(error: ErrorObject, field: string, value: unknown): FieldRefusal | undefined {
  const limit = Number(error.params.limit)
  switch (error.keyword) {
    case 'required':
      return { field, message: 'validation.required' }
    case 'minLength':
      return value === ''
        ? { field, message: 'validation.required' }
        : { field, message: 'validation.min_length', facts: { count: limit } }
    case 'maxLength':
      return { field, message: 'validation.max_length', facts: { count: limit } }
    case 'minItems':
      return { field, message: 'validation.required' }
    case 'maxItems':
      return { field, message: 'validation.max_items', facts: { count: limit } }
    case 'minimum':
      return { field, message: 'validation.minimum', facts: { min: limit } }
    case 'maximum':
      return { field, message: 'validation.maximum', facts: { max: limit } }
    case 'format':
      return { field, message: error.params.format === 'email' ? 'validation.email' : 'validation.invalid' }
    case 'enum':
      return { field, message: 'validation.invalid' }
    case 'pattern':
      return { field, message: 'validation.pattern' }
    default:
      return undefined
  }
}

import type { Contract } from './contract.ts'

/** A schema of the contract. The contract's lint has checked its shape, so every cast below is safe. */
type Schema = Record<string, unknown>

/** The keywords of a schema for an object or a list, collected over all the parts of its `allOf`. */
interface Shape {
  fields: ReadonlyMap<string, Schema>
  required: readonly string[]
  items: Schema | undefined
  /** True for an object whose fields the contract does not know, such as the settings of a plugin. */
  isFree: boolean
}

/** The contract describes a body in a way that does not distinguish known fields from unknown ones. */
export class UnclearBody extends Error {
  override name = 'UnclearBody'
}

/** Returns the required fields of a body. */
export function requiredNames(contract: Contract, schema: Schema): readonly string[] {
  return shapeOf(contract, schema).required
}

/**
 * Copies the fields of a valid value that the contract names, at any depth, so that no use case can store an unknown
 * field. Objects whose fields the contract does not know are copied unchanged.
 */
export function namedFields(contract: Contract, given: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { fields, items, isFree } = shapeOf(contract, given)
  if (Array.isArray(value)) {
    return items === undefined ? value : value.map((item: unknown) => namedFields(contract, items, item))
  }
  if (isFree) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const schema = fields.get(name)
      return schema ? [[name, namedFields(contract, schema, field)]] : []
    }),
  )
}

/**
 * Refuses a body schema with alternatives if one of them is an object: which fields are known would then depend on the
 * value.
 * @throws {UnclearBody}
 */
export function refuseAlternatives(contract: Contract, body: Schema, operation: string): void {
  const seen = new Set<Schema>()
  const look = (given: Schema): void => {
    const schema = resolve(contract, given)
    if (seen.has(schema)) return
    seen.add(schema)
    for (const alternative of [...schemasIn(schema.oneOf), ...schemasIn(schema.anyOf)]) {
      if (isObject(contract, alternative))
        throw new UnclearBody(`The body of ${operation} has alternatives with fields.`)
      look(alternative)
    }
    for (const part of schemasIn(schema.allOf)) look(part)
    for (const field of Object.values((schema.properties ?? {}) as Record<string, Schema>)) look(field)
    if (schema.items !== undefined) look(schema.items as Schema)
  }
  look(body)
}

function isObject(contract: Contract, given: Schema): boolean {
  const { type, properties, allOf } = resolve(contract, given)
  return [type].flat().includes('object') || properties !== undefined || allOf !== undefined
}

function shapeOf(contract: Contract, given: Schema): Shape {
  const { properties = {}, required = [], items, additionalProperties, allOf } = resolve(contract, given)
  const parts = schemasIn(allOf).map((part) => shapeOf(contract, part))
  const own = Object.entries(properties as Record<string, Schema>)
  const named = Map.groupBy([...parts.flatMap(({ fields }) => [...fields]), ...own], ([name]) => name)
  const lists = [
    ...parts.flatMap((part) => (part.items ? [part.items] : [])),
    ...(items === undefined ? [] : [items as Schema]),
  ]
  return {
    fields: new Map([...named].map(([name, same]) => [name, together(same.map(([, schema]) => schema))])),
    required: [...new Set([...parts.flatMap((part) => part.required), ...(required as string[])])],
    items: lists.length === 0 ? undefined : together(lists),
    isFree:
      named.size === 0 || Boolean(additionalProperties) || parts.some((part) => part.isFree && part.fields.size > 0),
  }
}

/** Merges schemas. A field that several of them describe must satisfy all of them. */
function together(schemas: readonly Schema[]): Schema {
  const [first, ...more] = schemas
  return first !== undefined && more.length === 0 ? first : { allOf: schemas }
}

function schemasIn(list: unknown): readonly Schema[] {
  return Array.isArray(list) ? (list as Schema[]) : []
}

/** Returns the schema itself, or the component that it refers to. */
function resolve(contract: Contract, schema: Schema): Schema {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema.$ref))?.[1]
  const schemas = (contract.components.schemas ?? {}) as Record<string, Schema>
  return (name === undefined ? schema : schemas[name]) ?? schema
}

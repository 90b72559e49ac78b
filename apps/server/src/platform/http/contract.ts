import { readFileSync } from 'node:fs'
import type { OperationId } from '@quandary/api-client'

type Json = Record<string, unknown>

/** One operation of the contract, as far as the server needs it. */
export interface ContractOperation {
  id: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Who may call it, as the document says (`x-access`). */
  access: string
  /** JSON Schema of the query parameters. */
  query: Json
  /** JSON Schema of the body, undefined when the operation takes none. */
  body: Json | undefined
  /** JSON Schema of the `data` of a success. */
  data: Json
}

/** The whole contract: its shared components and its operations. */
export interface Contract {
  components: Json
  operations: readonly ContractOperation[]
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Json
}

/** Reads the bundled OpenAPI document that the API client package carries. */
export function loadContract(): Contract {
  const file = new URL(import.meta.resolve('@quandary/api-client/openapi.json'))
  const document = JSON.parse(readFileSync(file, 'utf8')) as { paths: Json; components: Json }
  const resolve = (value: Json): Json => resolveReference(document, value)
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Json)
      .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
      .map(([method, operation]) => readOperation(path, method, operation as Json, resolve)),
  )
  return { components: document.components, operations }
}

function readOperation(
  path: string,
  method: string,
  operation: Json,
  resolve: (value: Json) => Json,
): ContractOperation {
  const parameters = ((operation.parameters ?? []) as Json[]).map(resolve) as unknown as Parameter[]
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  return {
    id: operation.operationId as OperationId,
    method: method.toUpperCase() as ContractOperation['method'],
    path,
    access: String(operation['x-access']),
    query: {
      type: 'object',
      properties: Object.fromEntries(inQuery.map((parameter) => [parameter.name, parameter.schema])),
      required: inQuery.filter((parameter) => parameter.required === true).map((parameter) => parameter.name),
    },
    body: at(operation, 'requestBody', 'content', 'application/json', 'schema'),
    data: readDataSchema(operation),
  }
}

/** A success is always `allOf: [Envelope, { properties: { data } }]`. */
function readDataSchema(operation: Json): Json {
  const schema = at(operation, 'responses', '200', 'content', 'application/json', 'schema')
  const parts = (schema?.allOf ?? []) as Json[]
  const data = parts.map((part) => at(part, 'properties', 'data')).find((found) => found !== undefined)
  if (!data) throw new Error(`The contract gives no data schema for ${String(operation.operationId)}`)
  return data
}

/** Follows a `$ref` that stands alone, as shared parameters are written. */
function resolveReference(document: Json, value: Json): Json {
  if (typeof value.$ref !== 'string') return value
  return at(document, ...value.$ref.replace(/^#\//, '').split('/')) ?? value
}

function at(start: Json, ...path: string[]): Json | undefined {
  let value: unknown = start
  for (const key of path) value = typeof value === 'object' && value !== null ? (value as Json)[key] : undefined
  return value as Json | undefined
}

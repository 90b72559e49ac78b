import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CaptchaAction, OperationId } from '@quandary/api-client'
import { captchaActions } from '@quandary/api-client'
import type { Policy } from '@quandary/guards'
import { bodyLimit } from './body-limit.ts'
import type { RateLimit } from './rate-limiter.ts'

type Json = Record<string, unknown>

/** An operation of the contract, as far as the server needs it. */
export interface ContractOperation {
  id: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The path in the router's syntax: a parameter `{name}` of the OpenAPI document becomes `:name`. */
  url: string
  /** The policy that the contract states (`x-access`). */
  access: Policy
  /** The limits on how often the operation may be called (`x-rate-limit`); absent if there are none. */
  limits: readonly RateLimit[] | undefined
  /**
   * The action as which the operation is counted for captchas (`x-captcha`); if absent, it never requires a captcha.
   */
  captcha: CaptchaAction | undefined
  /** JSON Schema of the path parameters. */
  pathValues: Json
  /** JSON Schema of the query parameters. */
  query: Json
  /** JSON Schema of the JSON body, undefined when the operation takes none. */
  body: Json | undefined
  /** Maximum number of bytes of the JSON body. */
  bodyLimit: number
  /** True if the body is a form with a file. */
  takesForm: boolean
  /** JSON Schema of the `data` of a success; `null` for an operation that only redirects. */
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

let loaded: Contract | undefined

/** Reads the bundled OpenAPI document that the API client package ships; once per process. */
export function loadContract(): Contract {
  loaded ??= readContract()
  return loaded
}

function readContract(): Contract {
  const file = createRequire(import.meta.url).resolve('@quandary/api-client/openapi.json')
  // The contract's lint has checked the shape of this file, so this cast and all casts below are safe.
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Json
    components: Json
    'x-rate-limits': RateLimits
  }
  const resolve = (value: Json): Json => resolveReference(document, value)
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Json)
      .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
      .map(([method, operation]) => ({
        ...readOperation(path, method, operation as Json, resolve),
        limits: readLimits(operation as Json, document['x-rate-limits']),
      })),
  )
  return { components: document.components, operations }
}

function readOperation(
  path: string,
  method: string,
  operation: Json,
  resolve: (value: Json) => Json,
): Omit<ContractOperation, 'limits'> {
  const body = at(operation, 'requestBody', 'content', 'application/json', 'schema')
  // The contract's lint has checked the shape of its parameters, so the casts are safe.
  const parameters = ((operation.parameters ?? []) as Json[]).map(resolve) as unknown as Parameter[]
  const id = operation.operationId as OperationId
  return {
    id,
    method: method.toUpperCase() as ContractOperation['method'],
    path,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    access: readAccess(operation),
    captcha: captchaActions[id],
    pathValues: schemaOf(parameters.filter((parameter) => parameter.in === 'path')),
    query: schemaOf(parameters.filter((parameter) => parameter.in === 'query')),
    body,
    bodyLimit: bodyLimit(body, resolve),
    takesForm: at(operation, 'requestBody', 'content', 'multipart/form-data') !== undefined,
    data: readDataSchema(operation),
  }
}

/** Combines parameters into the schema of one object. */
function schemaOf(parameters: readonly Parameter[]): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
    required: parameters.filter((parameter) => parameter.required === true).map((parameter) => parameter.name),
  }
}

const policies: readonly Policy[] = ['open', 'reader', 'signedIn', 'active', 'moderator', 'admin']

function readAccess(operation: Json): Policy {
  const access = policies.find((policy) => policy === operation['x-access'])
  if (!access) throw new Error(`The contract does not say who may call ${String(operation.operationId)}`)
  return access
}

type RateLimits = Readonly<Record<string, readonly RateLimit[]>>

function readLimits(operation: Json, limits: RateLimits): readonly RateLimit[] | undefined {
  const name = operation['x-rate-limit']
  if (name === undefined) return undefined
  const named = typeof name === 'string' ? limits[name] : undefined
  if (!named) throw new Error(`The contract has no rate limit for ${String(operation.operationId)}`)
  return named
}

/**
 * Returns the schema of the `data` of a success. In the contract, a success with data is always `allOf: [Envelope, {
 * properties: { data } }]`.
 */
function readDataSchema(operation: Json): Json {
  if (at(operation, 'responses', '302')) return { type: 'null' }
  const schema = at(operation, 'responses', '200', 'content', 'application/json', 'schema')
  const parts = (schema?.allOf ?? []) as Json[]
  const data = parts.map((part) => at(part, 'properties', 'data')).find((found) => found !== undefined)
  if (!data) throw new Error(`The contract gives no data schema for ${String(operation.operationId)}`)
  return data
}

/** Resolves a bare `$ref`, as used for shared parameters. */
function resolveReference(document: Json, value: Json): Json {
  if (typeof value.$ref !== 'string') return value
  return at(document, ...value.$ref.replace(/^#\//, '').split('/')) ?? value
}

function at(start: Json, ...path: string[]): Json | undefined {
  let value: unknown = start
  for (const key of path) value = typeof value === 'object' && value !== null ? (value as Json)[key] : undefined
  return value as Json | undefined
}

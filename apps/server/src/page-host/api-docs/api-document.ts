/** The parts of a contract schema that the reference shows. */
export interface Schema {
  $ref?: string
  type?: string
  description?: string
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: (string | number)[]
  anyOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
  maxLength?: number
}

/** A path or query parameter of an operation. */
export interface Parameter {
  name: string
  in: 'path' | 'query'
  description: string
  required?: boolean
  schema: Schema
  example?: unknown
}

export interface Operation {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  access: string
  parameters: readonly Parameter[]
  body: { form: boolean; schema: Schema; example: unknown } | undefined
  /** The result of a success: data inside the envelope, or a redirect. */
  success: { data: Schema; example: unknown } | { leads: string }
}

/** The operations and schemas in the order of the contract. */
export interface ApiDocument {
  title: string
  version: string
  description: string
  tags: readonly { name: string; description: string }[]
  operations: readonly Operation[]
  schemas: Readonly<Record<string, Schema>>
}

interface Content {
  schema: Schema
  example?: unknown
}

interface RawOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  'x-access': string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { description: string; content?: Record<string, Content> }>
}

interface RawDocument {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const METHODS = ['get', 'post', 'put', 'delete']

/** Returns the name of the component that a reference points to. */
export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** Reads the bundled contract. */
export function readApiDocument(json: string): ApiDocument {
  const { info, tags, paths, components } = JSON.parse(json) as RawDocument // The file is ours and linted.
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .toSorted(([one], [other]) => METHODS.indexOf(one) - METHODS.indexOf(other))
      .map(([method, operation]) => readOperation(path, method, operation, components.parameters)),
  )
  return { ...info, tags, operations, schemas: components.schemas }
}

function readOperation(path: string, method: string, raw: RawOperation, shared: Record<string, Parameter>): Operation {
  const parameters = (raw.parameters ?? []).map((one) => ('$ref' in one ? shared[nameOfRef(one.$ref)] : one))
  const [body] = Object.entries(raw.requestBody?.content ?? {})
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    tag: raw.tags[0] ?? '',
    summary: raw.summary,
    description: raw.description,
    access: raw['x-access'],
    parameters: parameters.filter((one) => one !== undefined),
    body: body && { form: body[0] === 'multipart/form-data', schema: body[1].schema, example: body[1].example },
    success: readSuccess(raw),
  }
}

function readSuccess({ operationId, responses }: RawOperation): Operation['success'] {
  const content = responses['200']?.content?.['application/json']
  const data = content?.schema.allOf?.map((part) => part.properties?.['data']).find((one) => one !== undefined)
  if (content && data) return { data, example: content.example }
  const elsewhere = responses['302']
  if (!elsewhere) throw new Error(`The contract gives no success for ${operationId}`)
  return { leads: elsewhere.description }
}

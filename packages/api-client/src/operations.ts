import { operationTable, type GetOperationId } from './operations.gen.ts'
import type { components, operations } from './schema.gen.ts'

/** The component schemas of the contract by name: `Schemas['QuestionDetail']`. */
export type Schemas = components['schemas']

/** Name of an operation of the contract, such as `createAnswer`. */
export type OperationId = keyof operations

/** Query of an operation; `never` if it takes none. */
export type OperationQuery<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : never

/** Path values of an operation; `never` if its path is fixed. */
export type OperationPath<Id extends OperationId> = operations[Id]['parameters'] extends {
  path: infer Path extends Record<string, string>
}
  ? Path
  : never

/** The fields of a form. The generated types describe a file as a string, but a client passes a `Blob`. */
type Form<Fields> = { [Name in keyof Fields]: Name extends 'file' ? Blob : Fields[Name] }

/** Body of an operation, sent as JSON or, if it contains a file, as a form; `never` if it takes none. */
export type OperationBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Fields } } }
    ? Form<Fields>
    : never

/**
 * Data an operation returns inside the envelope. `null` for the operations that redirect a browser: they are made for
 * navigation, and a client that calls them sees only refusals.
 */
export type OperationData<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': { data: infer Data } } }
}
  ? Data
  : null

/** Operations that read and return data, which a query can use. */
export type ReadOperationId = {
  [Id in GetOperationId]: [OperationData<Id>] extends [null] ? never : Id
}[GetOperationId]

/** Operations that return one page of a list and the length of the whole list. */
export type PagedOperationId = {
  [Id in ReadOperationId]: OperationQuery<Id> extends { page?: number }
    ? OperationData<Id> extends { count: number; list: readonly unknown[] }
      ? Id
      : never
    : never
}[ReadOperationId]

/** Method and path of an operation. */
export interface OperationRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with the names of its values in braces: `/answer/api/v1/connector/login/{name}`. */
  readonly path: string
  /** `form` if the body is sent as multipart/form-data because it contains a file. */
  readonly body?: 'form'
}

/** Parses the generated table; `scripts/codegen.ts` documents its format. */
function readTable(table: string): Record<string, OperationRoute> {
  const routes: Record<string, OperationRoute> = {}
  let base = ''
  for (const line of table.split('\n')) {
    const [path = '', ...calls] = line.split(' ')
    if (calls.length === 0) base = path
    for (let at = 0; at < calls.length; at += 2) {
      const [method, body] = (calls[at] ?? '').split(':')
      // The contract uses only these methods, and `form` as the only kind of body; a test compares the table with it.
      const route = { method, path: base + path, ...(body && { body }) } as OperationRoute
      routes[calls[at + 1] ?? ''] = route
    }
  }
  return routes
}

/** Method and path of every operation of the contract. */
// The table is generated from the same contract as the names; a test compares them.
export const operationRoutes = /* @__PURE__ */ readTable(operationTable) as Readonly<
  Record<OperationId, OperationRoute>
>

/** Also accepts `undefined` for optional values. Undefined values are not sent. */
type Loose<Value> = { [Key in keyof Value]: {} extends Pick<Value, Key> ? Value[Key] | undefined : Value[Key] }

type QueryOption<Id extends OperationId> = [OperationQuery<Id>] extends [never]
  ? { query?: never }
  : {} extends OperationQuery<Id>
    ? { query?: Loose<OperationQuery<Id>> | undefined }
    : { query: Loose<OperationQuery<Id>> }

type PathOption<Id extends OperationId> = [OperationPath<Id>] extends [never]
  ? { path?: never }
  : { path: OperationPath<Id> }

type BodyOption<Id extends OperationId> = [OperationBody<Id>] extends [never]
  ? { body?: never }
  : { body: Loose<OperationBody<Id>> }

/** Options of any call. */
export interface CallOptions {
  path?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  /** Ends the call as `aborted`. */
  signal?: AbortSignal | undefined
  /** Timeout of this call in milliseconds instead of the client's; 0 for never. */
  timeoutMs?: number | undefined
  /** A `fetch` that sends this call instead of the client's, for example to report upload progress. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

type OptionsOf<Id extends OperationId> = Omit<CallOptions, 'path' | 'query' | 'body'> &
  PathOption<Id> &
  QueryOption<Id> &
  BodyOption<Id>

/** Arguments of a call after the operation's name: the options, optional if nothing is required. */
export type CallArguments<Id extends OperationId> =
  {} extends OptionsOf<Id> ? [options?: OptionsOf<Id>] : [options: OptionsOf<Id>]

import { operationRoutes } from './operations.gen.ts'
import type { components, operations } from './schema.gen.ts'

/** The component schemas of the contract by name: `Schemas['QuestionDetail']`. */
export type Schemas = components['schemas']

/** Name of an operation of the contract, such as `createAnswer`. */
export type OperationId = keyof operations

/** Query of an operation; `never` when it takes none. */
export type OperationQuery<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : never

/** JSON body of an operation; `never` when it takes none. */
export type OperationBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** What an operation answers inside the envelope: the type of `data`. */
export type OperationData<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json']['data']

/** Method and path of an operation. */
export interface OperationRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
}

/** Method and path of every operation. A missing or unknown operation is a type error here. */
export const routes: Readonly<Record<OperationId, OperationRoute>> = operationRoutes satisfies Record<
  OperationId,
  OperationRoute
>

/** Accepts `undefined` for what may be left out; it is not sent. */
type Loose<Value> = { [Key in keyof Value]: {} extends Pick<Value, Key> ? Value[Key] | undefined : Value[Key] }

type QueryOption<Id extends OperationId> = [OperationQuery<Id>] extends [never]
  ? { query?: never }
  : {} extends OperationQuery<Id>
    ? { query?: Loose<OperationQuery<Id>> | undefined }
    : { query: Loose<OperationQuery<Id>> }

type BodyOption<Id extends OperationId> = [OperationBody<Id>] extends [never]
  ? { body?: never }
  : { body: Loose<OperationBody<Id>> }

/** Options of any call. */
export interface CallOptions {
  query?: Record<string, unknown> | undefined
  body?: unknown
  /** Ends the call as `aborted`. */
  signal?: AbortSignal | undefined
  /** Time-out of this call in milliseconds instead of the client's; 0 for never. */
  timeoutMs?: number | undefined
}

type OptionsOf<Id extends OperationId> = Omit<CallOptions, 'query' | 'body'> & QueryOption<Id> & BodyOption<Id>

/** What follows the name of the operation in a call: the options, which may be left out when nothing is required. */
export type CallArguments<Id extends OperationId> =
  {} extends OptionsOf<Id> ? [options?: OptionsOf<Id>] : [options: OptionsOf<Id>]

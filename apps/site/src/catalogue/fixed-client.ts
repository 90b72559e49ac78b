import {
  operationRoutes,
  type ApiError,
  type OperationData,
  type OperationId,
  type OperationQuery,
  type QuandaryClient,
} from '@quandary/api-client'
import contract from '@quandary/api-client/openapi.json'

type Answer<Id extends OperationId> = OperationData<Id> | ((query: Partial<OperationQuery<Id>>) => OperationData<Id>)

/**
 * Fixed response data by operation, as data or as a function of the query. Other operations return the contract's
 * example.
 */
export type FixedAnswers = { readonly [Id in OperationId]?: Answer<Id> }

interface Described {
  operationId: string
  responses: { 200?: { content?: { 'application/json'?: { example?: { data: unknown } } } } }
}

// The cast is safe: the lint of the contract checks its shape.
const described = new Map(
  Object.values(contract.paths as unknown as Record<string, Record<string, Described>>)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
)

/** Returns the data of the contract's example of an operation. */
export function exampleOf<Id extends OperationId>(id: Id): OperationData<Id> {
  // The contract's examples are checked against its schemas.
  return described.get(id)?.responses[200]?.content?.['application/json']?.example?.data as OperationData<Id>
}

const nothingStored: ApiError = {
  kind: 'offline',
  status: 0,
  reason: 'client.offline',
  message: 'The catalogue has no server.',
  cause: undefined,
}

/** Returns a client without a server: reads return fixed data, changes fail as if offline. */
export function fixedClient(answers: FixedAnswers): QuandaryClient {
  const call = async (id: OperationId, options?: { query?: object }) => {
    if (operationRoutes[id].method !== 'GET') return { error: nothingStored }
    const given: unknown = answers[id]
    const data: unknown = typeof given === 'function' ? given(options?.query ?? {}) : (given ?? exampleOf(id))
    return { data }
  }
  // The types of {@link FixedAnswers} ensure that the data belong to the operation.
  return { call: call as QuandaryClient['call'], callPath: async () => ({ error: nothingStored }) }
}

import type { Caller } from './caller.ts'
import type { ApiResult } from './error.ts'
import type { CallArguments, OperationData, OperationId, OperationRoute } from './operations.ts'

/**
 * An operation as a function: path values, query, body, signal and timeout are optional if it needs none. Resolves to the data or
 * the error; never rejects.
 */
export type OperationCall<Id extends OperationId> = (
  caller: Caller,
  ...options: CallArguments<Id>
) => Promise<ApiResult<OperationData<Id>>>

/** Returns an operation as a function. */
export function callOf<Id extends OperationId>(
  method: OperationRoute['method'],
  path: string,
  body?: 'form',
): OperationCall<Id> {
  const route: OperationRoute = { method, path, ...(body && { body }) }
  return async (caller, ...[options]) => {
    const result = await caller.send(route, options ?? {})
    return result as ApiResult<OperationData<Id>> // The server answers as the contract says; its tests verify that.
  }
}

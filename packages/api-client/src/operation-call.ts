import type { Caller } from './caller.ts'
import type { ApiResult } from './error.ts'
import type { CallArguments, OperationData, OperationId, OperationRoute } from './operations.ts'

/**
 * An operation as a function. Its options are path values, query, body, signal and timeout; they may be omitted if the
 * operation requires none of them. Resolves to the data or the error; never rejects.
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
    return result as ApiResult<OperationData<Id>> // The server's tests check that its responses match the contract.
  }
}

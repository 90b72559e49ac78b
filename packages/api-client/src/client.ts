import { createCaller, type QuandaryClientOptions } from './caller.ts'
import type { ApiResult } from './error.ts'
import { type CallArguments, type OperationData, type OperationId, operationRoutes } from './operations.ts'

/** A typed client of one site. */
export interface QuandaryClient {
  /**
   * Calls an operation of the contract.
   *
   * @param id name of the operation
   * @param options path values, query, body, signal and timeout; optional if the operation needs none
   * @returns the data, or the error; never rejects
   */
  readonly call: <Id extends OperationId>(
    id: Id,
    ...options: CallArguments<Id>
  ) => Promise<ApiResult<OperationData<Id>>>
  /**
   * Calls a path that is not an operation of the contract, without a body and without a time limit, such as the target
   * of a button in a plugin's form.
   *
   * @param path path on the site, starting with its first slash, including the query
   * @returns the data of the envelope, or the error
   * @throws RangeError if the path would lead to another site, which must not see the token
   */
  readonly callPath: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string) => Promise<ApiResult<unknown>>
}

/**
 * Matches a path on the same site. Two leading slashes, or a slash and a backslash, would start the host name of
 * another site. Braces are excluded, because they mark placeholders in the path of an operation.
 */
const SITE_PATH = /^\/(?![/\\])[^\\\s{}]*$/

/**
 * Creates a client of one site. Every call carries the session token and the language, ends after the timeout and
 * resolves to `{ data }` or `{ error }`. The client displays nothing and does not navigate: that is up to the caller.
 */
export function createQuandaryClient(options: QuandaryClientOptions): QuandaryClient {
  const { send } = createCaller(options)
  return {
    async call<Id extends OperationId>(id: Id, ...[given]: CallArguments<Id>) {
      const result = await send(operationRoutes[id], given ?? {})
      return result as ApiResult<OperationData<Id>> // The server's tests check that its responses match the contract.
    },
    async callPath(method, path) {
      if (!SITE_PATH.test(path)) throw new RangeError(`Not a path on the site: ${JSON.stringify(path)}`)
      // The action of a plugin's button has no time limit.
      return send({ method, path }, { timeoutMs: 0 })
    },
  }
}

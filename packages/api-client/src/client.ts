import createTransport from 'openapi-fetch'
import { CONTRACT_HEADER, type ContractVersions, contractsFit, warnOfContract } from './contract-fit.ts'
import { CONTRACT_VERSION } from './contract-version.gen.ts'
import { openEnvelope } from './envelope.ts'
import type { ApiError, ApiResult, UnauthorisedError } from './error.ts'
import {
  type CallArguments,
  type CallOptions,
  type OperationData,
  type OperationId,
  type OperationRoute,
  operationRoutes,
} from './operations.ts'
import type { TokenStore } from './token-store.ts'

/** Options of a client. */
export interface QuandaryClientOptions {
  /** Address of the site without a path, such as `https://qa.example.com`; empty in a page of the site itself. */
  baseUrl: string
  /** Store of the session token. A token that the server refuses with 401 is cleared. */
  tokens: TokenStore
  /** Language of texts, a code such as `en_US`; a function if it can change. */
  language: string | (() => string)
  /** Replaces the platform's fetch, for example with a server in the same process. It must honour the signal. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Milliseconds until a call ends as `timeout`; 0 for never. Default 10 000. */
  timeoutMs?: number | undefined
  /** Called on every 401, after the token was cleared. */
  onUnauthorised?: ((error: UnauthorisedError) => void) | undefined
  /** Called once if the contract of the site does not fit this client's. Default: a warning in the console. */
  onContractMismatch?: ((versions: ContractVersions) => void) | undefined
}

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

interface TransportInit {
  headers: Record<string, string>
  params: { path: Record<string, string>; query: Record<string, unknown> }
  body?: unknown
  bodySerializer?: (fields: unknown) => FormData
  signal?: AbortSignal
  fetch?: (request: Request) => Promise<Response>
  parseAs: 'text'
  credentials: 'include'
}

type Transport = (
  method: string,
  path: string,
  init: TransportInit,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

const noAnswer = (kind: 'timeout' | 'aborted', message: string): ApiError => ({
  kind,
  status: 0,
  reason: `client.${kind}`,
  message,
})

function whyNoAnswer(cause: unknown, caller?: AbortSignal, timeout?: AbortSignal): ApiError {
  if (caller?.aborted) return noAnswer('aborted', 'The call was ended.')
  if (timeout?.aborted) return noAnswer('timeout', 'The server took too long to answer.')
  return {
    kind: 'offline',
    status: 0,
    reason: 'client.offline',
    message: 'The server could not be reached.',
    cause,
  }
}

/**
 * Two leading slashes, or a backslash that counts as one, start another site's host name; braces are placeholders of an
 * operation.
 */
const SITE_PATH = /^\/(?![/\\])[^\\\s{}]*$/

/** The transport parses the JSON of refusals by itself, but the envelope reader takes text in both cases. */
const textOf = (body: unknown): string => (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''))

/**
 * Replaces the halves of characters, as browsers do in addresses: they have no percent-encoding. A text that was cut to a
 * length may end with one.
 */
function encodable<Value>(values: Readonly<Record<string, Value>>): Record<string, Value> {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value
  }
  // Texts stay texts.
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, whole(value) as Value]))
}

/** Builds a form, as a browser sends it, from a body with a file. Undefined fields are omitted. */
function formOf(fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

/**
 * Creates a client of one site. Every call carries the session token and the language, ends after the timeout and
 * resolves to `{ data }` or `{ error }`. The client displays nothing and does not navigate: that is up to the caller.
 */
export function createQuandaryClient(options: QuandaryClientOptions): QuandaryClient {
  const { baseUrl, tokens, language, fetch, timeoutMs = 10_000, onUnauthorised } = options
  const { onContractMismatch = warnOfContract } = options
  let isContractSeen = false
  // The operation is known only per call, so the transport's path-by-path types cannot apply; `call` has them.
  const send = createTransport({ baseUrl, ...(fetch && { fetch }) }).request as Transport

  function headers(token: string | undefined): Record<string, string> {
    const code = typeof language === 'function' ? language() : language
    return { 'Accept-Language': code, ...(token && { Authorization: token }) }
  }

  async function exchange(
    route: OperationRoute,
    token: string | undefined,
    given: CallOptions,
  ): Promise<ApiResult<unknown>> {
    const { path: names = {}, query = {}, body, signal: caller, timeoutMs: limit = timeoutMs } = given
    const timeout = limit > 0 ? AbortSignal.timeout(limit) : undefined
    const signal = caller && timeout ? AbortSignal.any([caller, timeout]) : (caller ?? timeout)
    const { method, path, body: encoding } = route
    const form = encoding === 'form' ? { bodySerializer: formOf } : {}
    const own = given.fetch && { fetch: given.fetch }
    try {
      const params = { path: encodable(names), query: encodable(query) }
      const init = { headers: headers(token), params, body, ...form, ...own } as const
      const ending = signal && { signal }
      const answer = await send(method, path, { ...init, ...ending, parseAs: 'text', credentials: 'include' })
      const { status, headers: sent } = answer.response
      checkContract(sent.get(CONTRACT_HEADER))
      return openEnvelope(status, textOf(answer.data ?? answer.error), sent.get('x-request-id') ?? undefined)
    } catch (cause) {
      return { error: whyNoAnswer(cause, caller, timeout) }
    }
  }

  /** Compares contracts at the first answer that names one; a proxy's own answers name none. */
  function checkContract(site: string | null): void {
    if (site === null || isContractSeen) return
    isContractSeen = true
    const versions = { client: CONTRACT_VERSION, site }
    if (!contractsFit(versions)) onContractMismatch(versions)
  }

  function signOut(error: UnauthorisedError, refused: string | undefined): void {
    // A sign-in may have completed during this call; its token is not the refused one.
    if (tokens.get() === refused) tokens.clear()
    onUnauthorised?.(error)
  }

  async function callRoute(route: OperationRoute, given: CallOptions): Promise<ApiResult<unknown>> {
    const token = tokens.get()
    const result = await exchange(route, token, given)
    if (result.error?.kind === 'unauthorised') signOut(result.error, token)
    return result
  }

  return {
    async call<Id extends OperationId>(id: Id, ...[given]: CallArguments<Id>) {
      const result = await callRoute(operationRoutes[id], given ?? {})
      return result as ApiResult<OperationData<Id>> // The server answers by the contract; its tests verify that.
    },
    async callPath(method, path) {
      if (!SITE_PATH.test(path)) throw new RangeError(`Not a path on the site: ${JSON.stringify(path)}`)
      // The action of a plugin's button has no time limit.
      return callRoute({ method, path }, { timeoutMs: 0 })
    },
  }
}

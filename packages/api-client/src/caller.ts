import createTransport from 'openapi-fetch'
import { CONTRACT_HEADER, type ContractVersions, contractsFit, warnOfContract } from './contract-fit.ts'
import { CONTRACT_VERSION } from './contract-version.gen.ts'
import { openEnvelope } from './envelope.ts'
import type { ApiError, ApiResult, UnauthorisedError } from './error.ts'
import type { CallOptions, OperationRoute } from './operations.ts'
import { memoryTokenStore, type TokenStore } from './token-store.ts'

/** Options of a client. */
export interface QuandaryClientOptions {
  /**
   * Address of the site without a trailing slash, such as `https://qa.example.com` or `https://example.com/community`.
   * In a page of the site itself, the site's path is enough: empty, or `/community`.
   */
  baseUrl: string
  /**
   * Store of the session token. A token that the server refuses with 401 is cleared. Default: an empty store in memory,
   * so that calls are made as a guest; pass a store of your own to sign in with its `set`.
   */
  tokens?: TokenStore | undefined
  /**
   * Language of texts, a code such as `en_US`; a function if it can change. Default: the languages of the browser, or
   * outside browsers the language of the site.
   */
  language?: string | (() => string) | undefined
  /** Replaces the platform's fetch, for example with a server in the same process. It must honour the signal. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Milliseconds until a call ends as `timeout`; 0 for never. Default 10 000. */
  timeoutMs?: number | undefined
  /** Called on every 401, after the token was cleared. */
  onUnauthorised?: ((error: UnauthorisedError) => void) | undefined
  /** Called once if the contract of the site does not fit this client's. Default: a warning in the console. */
  onContractMismatch?: ((versions: ContractVersions) => void) | undefined
}

/** Sends calls to one site. */
export interface Caller {
  /** Makes a call and resolves to its data or its error; never rejects. */
  readonly send: (route: OperationRoute, options: CallOptions) => Promise<ApiResult<unknown>>
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
 * Returns the text of a response's body. The transport has already parsed the JSON of refusals, but `openEnvelope`
 * expects text in both cases.
 */
const textOf = (body: unknown): string => (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''))

/** Returns a key of 128 random bits. `crypto.randomUUID` is missing on pages without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Replaces unpaired surrogates, as browsers do in addresses, because they cannot be percent-encoded. A text that was
 * cut to a length may end with one.
 */
function encodable<Value>(values: Readonly<Record<string, Value>>): Record<string, Value> {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value
  }
  // Strings are replaced only by strings, so the type stays the same.
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
 * Creates the caller that the operations of `/calls` take. Every call carries the session token and the language. A
 * member's POST, PUT or DELETE also carries an idempotency key, so that the site performs it once even if it arrives
 * several times. A call ends after the timeout and resolves to `{ data }` or `{ error }`. The caller displays nothing
 * and does not navigate.
 */
export function createCaller(options: QuandaryClientOptions): Caller {
  const { baseUrl, tokens = memoryTokenStore(), language, fetch, timeoutMs = 10_000, onUnauthorised } = options
  const { onContractMismatch = warnOfContract } = options
  let isContractSeen = false
  // The cast drops the transport's types. They depend on the path, which is known here only when a call is made. The
  // client's `call` and the functions of `/calls` have types that depend on the operation instead.
  const send = createTransport({ baseUrl, ...(fetch && { fetch }) }).request as Transport

  function headers(method: string, token: string | undefined): Record<string, string> {
    const code = typeof language === 'function' ? language() : language
    return {
      ...(code !== undefined && { 'Accept-Language': code }),
      ...(token && { Authorization: token }),
      ...(token && method !== 'GET' && { 'Idempotency-Key': newKey() }),
    }
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
      const init = { headers: headers(method, token), params, body, ...form, ...own } as const
      const ending = signal && { signal }
      const answer = await send(method, path, { ...init, ...ending, parseAs: 'text', credentials: 'include' })
      const { status, headers: sent } = answer.response
      checkContract(sent.get(CONTRACT_HEADER))
      return openEnvelope(status, textOf(answer.data ?? answer.error), sent.get('x-request-id') ?? undefined)
    } catch (cause) {
      return { error: whyNoAnswer(cause, caller, timeout) }
    }
  }

  /**
   * Compares the contract versions when the first response that names one arrives. A proxy's own responses name none.
   */
  function checkContract(site: string | null): void {
    if (site === null || isContractSeen) return
    isContractSeen = true
    const versions = { client: CONTRACT_VERSION, site }
    if (!contractsFit(versions)) onContractMismatch(versions)
  }

  function signOut(error: UnauthorisedError, refused: string | undefined): void {
    // If a sign-in has completed during this call, the stored token is a new one that was not refused.
    if (tokens.get() === refused) tokens.clear()
    onUnauthorised?.(error)
  }

  return {
    async send(route, given) {
      const token = tokens.get()
      const result = await exchange(route, token, given)
      if (result.error?.kind === 'unauthorised') signOut(result.error, token)
      return result
    },
  }
}

import type { components } from './schema.gen.ts'

/** A refused field of a request: `error_field` names it, `error_msg` says why. */
export type FieldError = components['schemas']['FieldError']

interface ErrorFacts {
  /** HTTP status; 0 if no response arrived. */
  status: number
  /** Machine-readable reason: the server's (`error.tag.not_found`), or `client.…` if no usable response arrived. */
  reason: string
  /**
   * Text for people: the server's, in the language of the request, or an English text if no usable response arrived.
   */
  message: string
}

/** Fields of the request were refused (400); the list is never empty. */
export interface FieldsError extends ErrorFacts {
  kind: 'fields'
  fields: FieldError[]
}

/** A rule of the site refused the call (400, and every 4xx that no other kind covers). */
export interface RefusedError extends ErrorFacts {
  kind: 'refused'
  /** The way to show the refusal; `modal` if the server does not say. */
  display: 'toast' | 'alert' | 'modal'
  /** Further details of the refusal, such as `default_config` of `initInstallation`. */
  details: Readonly<Record<string, unknown>>
}

/** The call needs a session, and there is none or it has ended (401). */
export interface UnauthorisedError extends ErrorFacts {
  kind: 'unauthorised'
}

/** The holder of the session lacks the permission for this call (403). */
export interface ForbiddenError extends ErrorFacts {
  kind: 'forbidden'
  /**
   * The reason, if the server states one: the account is not activated, it is suspended, or a mailed link has expired.
   */
  type?: 'inactive' | 'suspended' | 'url_expired'
}

/** The object does not exist for this viewer (404). */
export interface NotFoundError extends ErrorFacts {
  kind: 'notFound'
}

/** The server failed (500 and above), or its response with a status below 400 could not be read. */
export interface ServerError extends ErrorFacts {
  kind: 'server'
  /** The id of this request in the server's log, for the operator of the site; absent if the response contains none. */
  requestId?: string
}

/** No response arrived within the timeout. */
export interface TimeoutError extends ErrorFacts {
  kind: 'timeout'
}

/** The caller's signal ended the call. */
export interface AbortedError extends ErrorFacts {
  kind: 'aborted'
}

/** The server could not be reached. */
export interface OfflineError extends ErrorFacts {
  kind: 'offline'
  /** The error the platform threw. */
  cause: unknown
}

/** Everything that can go wrong with a call, distinguished by `kind`. */
export type ApiError =
  | FieldsError
  | RefusedError
  | UnauthorisedError
  | ForbiddenError
  | NotFoundError
  | ServerError
  | TimeoutError
  | AbortedError
  | OfflineError

/** An {@link ApiError} as a throwable, for code that works with rejections, such as query functions. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.message)
    this.error = error
  }
}

/** Result of every call: the data, or the error. */
export type ApiResult<Data> = { data: Data; error?: never } | { data?: never; error: ApiError }

/**
 * Turns the result of a call into a promise of its data.
 *
 * @returns the data of the call
 * @throws ApiFailure if the call resolved to an error
 */
export async function unwrap<Data>(call: ApiResult<Data> | Promise<ApiResult<Data>>): Promise<Data> {
  const result = await call
  if (result.error !== undefined) throw new ApiFailure(result.error)
  return result.data
}

import type { components } from './schema.gen.ts'

/** One refused field of a request: `error_field` names it, `error_msg` says why. */
export type FieldError = components['schemas']['FieldError']

interface ErrorFacts {
  /** HTTP status; 0 when no answer came. */
  status: number
  /** Machine key: of the server (`error.tag.not_found`), or `client.…` when no usable answer came. */
  reason: string
  /** Text for people: the server's, in the language of the request; English when no usable answer came. */
  message: string
}

/** Fields of the request were refused; the list is never empty (400). */
export interface FieldsError extends ErrorFacts {
  kind: 'fields'
  fields: FieldError[]
}

/** A rule of the site said no (400 and the 4xx without a kind of their own). */
export interface RefusedError extends ErrorFacts {
  kind: 'refused'
  /** How the refusal wants to be shown; `modal` when the server does not say. */
  display: 'toast' | 'alert' | 'modal'
  /** Further facts of the refusal, such as `default_config` of `initInstallation`. */
  details: Readonly<Record<string, unknown>>
}

/** The call needs a session and there is none, or it ended (401). */
export interface UnauthorisedError extends ErrorFacts {
  kind: 'unauthorised'
}

/** The session may not do this (403). `type` names the gate of an account or of a mailed link. */
export interface ForbiddenError extends ErrorFacts {
  kind: 'forbidden'
  /** Why, where the server says so: the account is not activated, it is suspended, or a link is out of date. */
  type?: 'inactive' | 'suspended' | 'url_expired'
}

/** What was asked for does not exist for this viewer (404). */
export interface NotFoundError extends ErrorFacts {
  kind: 'notFound'
}

/** The server failed (500 and above), or its answer was not in the form of the contract. */
export interface ServerError extends ErrorFacts {
  kind: 'server'
}

/** No answer came within the time-out. */
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
  /** What the platform threw. */
  cause: unknown
}

/** Everything that can go wrong with a call (product spec §8), told apart by `kind`. */
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

/** What every call resolves to: the data, or the error. */
export type ApiResult<Data> = { data: Data; error?: never } | { data?: never; error: ApiError }

/**
 * Turns a call into a promise of its data.
 *
 * @returns the data of the call
 * @throws ApiFailure when the call resolved to an error
 */
export async function unwrap<Data>(call: ApiResult<Data> | Promise<ApiResult<Data>>): Promise<Data> {
  const result = await call
  if (result.error !== undefined) throw new ApiFailure(result.error)
  return result.data
}

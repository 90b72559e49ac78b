import type {
  OperationBody,
  OperationData,
  OperationId,
  OperationPath,
  OperationQuery,
  operations,
} from '@quandary/api-client'
import type { PermissionKey, Policy } from '@quandary/guards'
import type { Language } from '../i18n/language.ts'
import type { Cookie } from './cookies.ts'
import type { ReadForm } from './form.ts'
import type { Redirect } from './redirect.ts'
import type { Viewer } from './viewer.ts'

/** The parts of the response that an operation may set besides its data; they are only sent with a success. */
export interface ReplyControls {
  /** Sets (or, with an empty value, clears) the reading cookie. */
  setVisitCookie(value: string): void
  /** Sets a cookie that scripts cannot read and other sites cannot send along; an empty value clears it. */
  setCookie(cookie: Cookie, value: string, seconds: number): void
}

/** The result of an operation: its data, or a redirect where the contract says 302. */
export type OperationResult<Id extends OperationId> = 302 extends keyof operations[Id]['responses']
  ? Redirect
  : OperationData<Id>

/** A validated call of an operation by a known caller. */
export interface Call<Id extends OperationId, Who> {
  path: OperationPath<Id>
  query: OperationQuery<Id>
  body: OperationBody<Id>
  /** Reads the form of an operation that takes a file. The request body is not read before this is called. */
  readForm: ReadForm
  viewer: Who
  /** Language of the response's texts. */
  language: Language
  /** Address of the caller, for rate limits. */
  ip: string
  /** The `User-Agent` header, '' when absent. */
  userAgent: string
  /** The raw session token, '' for none. */
  token: string
  /** The reading cookie's value, '' for none. */
  visit: string
  /** Returns the value of any other cookie, '' for none. */
  cookie(cookie: Cookie): string
  /** False when a browser says that another site, or something embedded in a page, causes the request. */
  isOwnNavigation: boolean
  reply: ReplyControls
}

type OpenPolicy = Extract<Policy, 'open' | 'reader'>
type PersonPolicy = Exclude<Policy, OpenPolicy>

/** The policy and the handler of an operation. A route without a policy is a type error. */
export type Route<Id extends OperationId> =
  | {
      policy: OpenPolicy
      /** The permission the caller needs; staff always have it, others by reputation. */
      action?: PermissionKey
      /** Refuses an identical request from the same person within five minutes. */
      once?: boolean
      /** Skips validation, where the result does not depend on the request's values. */
      unchecked?: boolean
      /** Changes nothing, whatever its method is: a repeated call may run again, and its response is not stored. */
      changesNothing?: true
      /** Answers with texts of any number or length, so only a few guests at a time are served. */
      isLong?: boolean
      handle(call: Call<Id, Viewer | null>): Promise<OperationResult<Id>>
    }
  | {
      policy: PersonPolicy
      action?: PermissionKey
      /** Refuses an identical request from the same person within five minutes. */
      once?: boolean
      /** Skips validation, where the result does not depend on the request's values. */
      unchecked?: boolean
      /** Changes nothing, whatever its method is: a repeated call may run again, and its response is not stored. */
      changesNothing?: true
      isLong?: never
      handle(call: Call<Id, Viewer>): Promise<OperationResult<Id>>
    }

/** The routes of a slice by operation id. */
export type RouteTable = { [Id in OperationId]?: Route<Id> }

/** Waits for a use case that returns nothing, and returns `null`, the data of its response. */
export async function done(work: Promise<void>): Promise<null> {
  await work
  return null
}

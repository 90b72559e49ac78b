import type {
  OperationBody,
  OperationData,
  OperationId,
  OperationPath,
  OperationQuery,
  operations,
} from '@quandary/api-client'
import type { PermissionKey, Policy } from '@quandary/guards'
import type { Language } from '@quandary/i18n'
import type { CaptchaAction } from './captcha-gate.ts'
import type { ReadForm } from './form.ts'
import type { RateLimit } from './rate-limiter.ts'
import type { Redirect } from './redirect.ts'
import type { Viewer } from './viewer.ts'

/** What an answer may set besides its data. */
export interface ReplyControls {
  /** Sets (or, with an empty value, clears) the reading cookie. */
  setVisitCookie(value: string): void
  /** Sets a cookie that scripts cannot read and other sites cannot send along; an empty value clears it. */
  setCookie(name: string, value: string, scope: { path: string; seconds: number }): void
}

/** What an operation answers: its data, or where it leads, for those whose contract says 302. */
export type OperationAnswer<Id extends OperationId> = 302 extends keyof operations[Id]['responses']
  ? Redirect
  : OperationData<Id>

/** One call of one operation, validated and with its caller known. */
export interface Call<Id extends OperationId, Who> {
  /** Values in the path. */
  path: OperationPath<Id>
  query: OperationQuery<Id>
  body: OperationBody<Id>
  /** Reads the form of an operation that takes a file; its body is not looked at before. */
  readForm: ReadForm
  viewer: Who
  /** Language of the answer's words. */
  language: Language
  /** Address of the caller, for limits. */
  ip: string
  /** The browser as it names itself, '' when it does not. */
  userAgent: string
  /** The raw session token of the request, '' without one. */
  token: string
  /** The value of the reading cookie, '' without one. */
  visit: string
  /** The value of any other cookie, '' without one. */
  cookie(name: string): string
  reply: ReplyControls
}

type OpenPolicy = Extract<Policy, 'open' | 'reader'>
type PersonPolicy = Exclude<Policy, OpenPolicy>

/** Who may call an operation and what answers it. A route without a policy is a type error. */
export type Route<Id extends OperationId> =
  | {
      policy: OpenPolicy
      /** The permission the caller must hold; staff always do, others by reputation. */
      action?: PermissionKey
      /** Refuses an equal request of the same person within five minutes. */
      once?: boolean
      /** How often it may be called. */
      limits?: readonly RateLimit[]
      /** The action it counts as; those who do it much have to solve a challenge first. */
      captcha?: CaptchaAction
      /** Leaves the request's values alone, where the answer does not depend on them. */
      unchecked?: boolean
      handle(call: Call<Id, Viewer | null>): Promise<OperationAnswer<Id>>
    }
  | {
      policy: PersonPolicy
      action?: PermissionKey
      /** Refuses an equal request of the same person within five minutes. */
      once?: boolean
      /** How often it may be called. */
      limits?: readonly RateLimit[]
      /** The action it counts as; those who do it much have to solve a challenge first. */
      captcha?: CaptchaAction
      /** Leaves the request's values alone, where the answer does not depend on them. */
      unchecked?: boolean
      handle(call: Call<Id, Viewer>): Promise<OperationAnswer<Id>>
    }

/** The routes of a slice: operationId → policy and use case. */
export type RouteTable = { [Id in OperationId]?: Route<Id> }

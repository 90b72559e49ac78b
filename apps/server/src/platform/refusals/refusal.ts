import type { Schemas } from '@quandary/api-client'
import type { Language } from '../i18n/language.ts'
import type { RefusalCode, ServerMessage } from '../i18n/translate.ts'

/** The place where a client shows a refusal that belongs to no field (docs/spec/contract.md#errors). */
export type Display = 'toast' | 'alert' | 'modal'

/** An invalid field: its name in the contract and the key of the sentence that says why. */
export interface FieldRefusal {
  field: string
  message: ServerMessage
  /** Facts the sentence names, such as a limit. */
  facts?: Record<string, string | number>
}

export interface RefusalInit {
  /** HTTP status. */
  status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429 | 431 | 503
  /** The machine-readable reason, which is also the key of the sentence shown. */
  reason: RefusalCode
  facts?: Record<string, string | number>
  /** Returns text to show instead of the reason's sentence. */
  text?(language: Language): string | undefined
  display?: Display
  fields?: readonly FieldRefusal[]
  /** The account state that a 403 names. */
  accountGate?: 'inactive' | 'suspended' | 'url_expired'
  /** Seconds after which the request may be repeated. */
  retryAfter?: number
  /** Further fields of the `data` object of the response. */
  extra?: Record<string, unknown>
}

/**
 * An expected "no": a named error carrying facts, translated into text by the HTTP layer and nowhere else. Each slice
 * lists its refusals in its errors.ts ({@link defineRefusals}).
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly init: RefusalInit
  constructor(init: RefusalInit) {
    super(init.reason)
    this.init = init
  }
}

/** Values of a request break rules; lists every invalid field (docs/spec/contract.md#errors). */
export class InvalidFields extends Refusal {
  override name = 'InvalidFields'
  constructor(fields: readonly FieldRefusal[], reason: RefusalCode = 'base.request_format_error') {
    super({ status: 400, reason, fields })
  }
}

/** The envelope of every JSON response (docs/spec/contract.md#envelope). */
export interface Envelope {
  code: number
  reason: string
  msg: string
  data: unknown
}

export type FieldError = Schemas['FieldError']

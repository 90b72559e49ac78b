import type { Schemas } from '@quandary/api-client'
import type { StorageFault } from '../db/storage-fault.ts'
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
  status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 429 | 431 | 503
  /** Machine-readable, and the key of the sentence shown. */
  reason: RefusalCode
  facts?: Record<string, string | number>
  /** Returns text to show instead of the reason's sentence. */
  text?(language: Language): string | undefined
  display?: Display
  fields?: readonly FieldRefusal[]
  /** The account gate of a 403. */
  accountGate?: 'inactive' | 'suspended' | 'url_expired'
  /** Seconds after which the request may be repeated. */
  retryAfter?: number
  /** Further keys of the error's data object. */
  extra?: Record<string, unknown>
}

/**
 * An expected "no": a named error carrying facts, translated into text by the HTTP layer and nowhere else. Slices list
 * theirs in their errors.ts ({@link defineRefusals}).
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

/** Seconds after which a failing storage may be tried again. */
const STORAGE_SECONDS = 30

/** The database does not answer, or its disk takes no more. Nothing was stored. */
export class StorageFails extends Refusal {
  override name = 'StorageFails'
  constructor(fault: StorageFault) {
    const reason = fault === 'away' ? 'base.database_away' : 'base.storage_full'
    super({ status: 503, reason, display: 'alert', retryAfter: STORAGE_SECONDS })
  }
}

/** A request that cannot be read at all: broken JSON, a wrong JSON type, text where a number belongs. */
export class UnreadableRequest extends Refusal {
  override name = 'UnreadableRequest'
  constructor() {
    super({ status: 400, reason: 'base.request_format_error' })
  }
}

/** A page of another site sent a request that changes something. */
export class ForeignRequest extends Refusal {
  override name = 'ForeignRequest'
  constructor() {
    super({ status: 403, reason: 'base.foreign_request' })
  }
}

/** A body, or a part of it, is longer than any that is taken. */
export class RequestTooLarge extends Refusal {
  override name = 'RequestTooLarge'
  constructor() {
    super({ status: 413, reason: 'base.request_too_large' })
  }
}

/** A body of another type than the operation takes. */
export class WrongContentType extends Refusal {
  override name = 'WrongContentType'
  constructor() {
    super({ status: 415, reason: 'base.wrong_content_type' })
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

import type { StorageFault } from '../db/storage-fault.ts'
import type { RefusalCode } from '../i18n/translate.ts'
import { defineRefusals } from './define-refusals.ts'

/** Seconds after which a caller may retry a change that a read-only site refused. */
const READ_ONLY_SECONDS = 60
/** Seconds after which a caller may retry a request that failing storage refused. */
const STORAGE_SECONDS = 30

const REASONS_OF_FAULTS = {
  away: 'base.database_away',
  files: 'base.files_away',
  full: 'base.storage_full',
  unanswered: 'base.commit_unanswered',
} as const satisfies Record<StorageFault, RefusalCode>

/** The refusals that any request can get, whatever its operation is. */
export const {
  AddressTooLong,
  DuplicateRequest,
  ForeignRequest,
  HeadersTooLarge,
  KeyOfOtherRequest,
  NothingHere,
  RequestRepeated,
  RequestTooLarge,
  SiteIsReadOnly,
  StorageFails,
  UnreadableKey,
  UnreadableRequest,
  WrongContentType,
} = defineRefusals({
  /** The path and query are too long. */
  AddressTooLong: { status: 414, reason: 'base.address_too_long' },
  /**
   * The same person sent the same body to the same operation within 5 minutes
   * (docs/spec/contract.md#duplicate-submissions).
   */
  DuplicateRequest: { status: 400, reason: 'base.duplicate_request_error' },
  /** A page of another site sent a request that changes something. */
  ForeignRequest: { status: 403, reason: 'base.foreign_request' },
  /** There are too many headers, or they are too long. */
  HeadersTooLarge: { status: 431, reason: 'base.headers_too_large' },
  /** The idempotency key belongs to another request of the same person (docs/spec/contract.md#idempotency-keys). */
  KeyOfOtherRequest: { status: 422, reason: 'base.idempotency_key_reused' },
  /** Nothing is at this address, for this reader. */
  NothingHere: { status: 404, reason: 'base.not_found' },
  /**
   * The request with this idempotency key was carried out or is running, but its response is not available
   * (docs/spec/contract.md#idempotency-keys).
   */
  RequestRepeated: { status: 409, reason: 'base.duplicate_request_error' },
  /** A body, or a part of it, is longer than any operation accepts. */
  RequestTooLarge: { status: 413, reason: 'base.request_too_large' },
  /** The site may not be changed at the moment. */
  SiteIsReadOnly: { status: 503, reason: 'base.read_only', display: 'alert', retryAfter: READ_ONLY_SECONDS },
  /**
   * The database does not respond, its disk is full, or the bucket of files fails. Nothing was stored, unless the
   * connection was lost during a commit: then it is unknown if anything was stored.
   */
  StorageFails: (fault: StorageFault) => ({
    status: 503,
    reason: REASONS_OF_FAULTS[fault],
    display: 'alert',
    retryAfter: STORAGE_SECONDS,
  }),
  /** The header with the idempotency key has an invalid form (docs/spec/contract.md#idempotency-keys). */
  UnreadableKey: { status: 400, reason: 'base.idempotency_key_unreadable' },
  /** A request that cannot be read at all: broken JSON, a wrong JSON type, text where a number belongs. */
  UnreadableRequest: { status: 400, reason: 'base.request_format_error' },
  /** A body of another type than the operation accepts. */
  WrongContentType: { status: 415, reason: 'base.wrong_content_type' },
})

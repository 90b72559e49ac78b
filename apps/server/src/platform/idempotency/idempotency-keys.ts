import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { openText, sealText } from '../crypto/sealed-text.ts'
import { withStatementAtCommit } from '../db/at-commit.ts'
import type { Db } from '../db/database.ts'
import { CommitUnanswered, storageFaultOf } from '../db/storage-fault.ts'
import { DuplicateRequest, KeyOfOtherRequest, RequestRepeated, UnreadableKey } from '../refusals/request-refusals.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { StoredRequest } from './store.ts'
import {
  deleteStoredRequest,
  findStoredPosts,
  findStoredRequest,
  insertion,
  pruneStoredRequests,
  storeAnswer,
} from './store.ts'

/**
 * Lifetime of a stored request. Retries come within seconds; a phone that was offline comes back within a day
 * (docs/spec/contract.md#idempotency-keys).
 */
const LASTS_MS = 24 * 3_600_000
/**
 * Maximum number of stored requests of one person: about as many as the limits on posts, comments and votes let through
 * in six hours.
 */
const NEWEST = 10_000
/**
 * Maximum length of a stored response in characters; longer ones are not stored. Most are shorter than one kilobyte.
 */
const MAX_ANSWER = 256 * 1024
/** A key, with the quotes of a structured field (RFC 8941) or without. */
const FORM = /^("?)([\w.-]{16,128})\1$/

/** A call with a key. */
export interface KeyedCall {
  /** The caller, because other people may use the same key. */
  person: number
  /** The value of the `Idempotency-Key` header. */
  header: string
  /** An operation and its arguments. */
  request: { operation: string; path: unknown; query: unknown; body: unknown }
  /**
   * For an operation that stores a post: milliseconds for which the same post is refused under another key. The counts
   * of the duplicate guard do not outlive a failover of the database, and somebody who saw an error sends the post
   * again with another key, although an attempt whose process ended may have stored it.
   */
  duplicateMs?: number | undefined
}

/** An identical call was answered before. */
class AnsweredBefore extends Error {
  override name = 'AnsweredBefore'
  readonly answer: unknown
  constructor(answer: unknown) {
    super('Answered before')
    this.answer = answer
  }
}

/** Carries out a call only once, however often it arrives (draft-ietf-httpapi-idempotency-key-header). */
export class IdempotencyKeys {
  #db: Db
  #clock: Clock

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /**
   * Returns the response to a call: that of the first call with its key, if there was one. The key is stored in the
   * first transaction of `work`, so that of two concurrent calls, in whichever process, only one is carried out. A
   * refused call may be made again.
   * @param work starts at once; its argument rejects if the call must not be carried out. Its result has to be a value
   * that JSON can express
   * @throws {UnreadableKey}
   * @throws {KeyOfOtherRequest}
   * @throws {DuplicateRequest} when the same post was stored with another key
   * @throws {RequestRepeated} when the first call is under way, or its response was not stored, because the call was
   * interrupted or the response is too long
   */
  async once<Answer>(call: KeyedCall, work: (unanswered: Promise<void>) => Promise<Answer>): Promise<Answer> {
    const { row, secret } = this.#read(call)
    const find = (): Promise<void> => this.#find(row, secret, call.duplicateMs)
    const unanswered = find()
    // Work that is refused before it awaits this promise must not leave an unhandled rejection.
    unanswered.catch(() => {})
    const atCommit = { statement: () => insertion(this.#db, row), isCommitted: false, hasFailed: false }
    try {
      const answer = await withStatementAtCommit(atCommit, () => work(unanswered))
      const text = JSON.stringify(answer ?? null)
      const stored = { ...row, answer: text.length > MAX_ANSWER ? null : sealText(text, secret) }
      // The call has succeeded, even if its response could not be stored.
      await storeAnswer(this.#db, stored).catch((error: unknown) => {
        if (storageFaultOf(error) === undefined) throw error
      })
      return answer
    } catch (error) {
      // The response was stored for an identical call, so it has the type of this call's response.
      if (error instanceof AnsweredBefore) return error.answer as Answer
      if (atCommit.isCommitted) {
        if (error instanceof Refusal) await deleteStoredRequest(this.#db, row)
        // At least one transaction of the call was committed, and perhaps all of them.
        throw storageFaultOf(error) === 'away' ? new CommitUnanswered(error) : error
      }
      // Looks for the stored response only if the call failed because its key could not be stored, and not for another
      // reason, such as an expired session.
      if (error instanceof Refusal || !atCommit.hasFailed) throw error
      return this.#afterConflict<Answer>(error, find)
    }
  }

  /** True if a transaction of a call with this key was committed and the call was not refused afterwards. */
  async isStored(call: KeyedCall): Promise<boolean> {
    return (await findStoredRequest(this.#db, this.#read(call).row.key)) !== undefined
  }

  /** Deletes requests that are a day old, and those of one person beyond the maximum. */
  async prune(yieldToRequests: () => Promise<void>): Promise<void> {
    await pruneStoredRequests(this.#db, { before: this.#clock.now() - LASTS_MS, newest: NEWEST }, yieldToRequests)
  }

  /**
   * Handles a call whose transaction failed because another process committed one with the same key. Returns the
   * response that the other process gave.
   */
  async #afterConflict<Answer>(error: unknown, find: () => Promise<void>): Promise<Answer> {
    try {
      await find()
    } catch (outcome) {
      if (outcome instanceof AnsweredBefore) return outcome.answer as Answer
      if (outcome instanceof Refusal) throw outcome
    }
    throw error
  }

  #read({ person, header, request, duplicateMs }: KeyedCall): { row: StoredRequest; secret: Buffer } {
    const key = FORM.exec(header.trim())?.[2]
    if (key === undefined) throw new UnreadableKey()
    const row = {
      key: hash('key', person, key).toString('base64url'),
      person_id: person,
      // The hash includes the key, which is not stored, so that nobody can guess a password in the body from the hash.
      request: hash('request', person, key, request).toString('base64url'),
      // Does not include the key, so that the same post matches under another key. Unlike a password, a post need not
      // be protected from guessing.
      post:
        duplicateMs === undefined ? null : hash('post', person, request.operation, request.body).toString('base64url'),
      answer: null,
      created_at: this.#clock.now(),
    }
    return { row, secret: hash('answer', person, key) }
  }

  /** @throws if there was a call with this key, or one that stored the same post */
  async #find({ key, request, post, created_at }: StoredRequest, secret: Buffer, duplicateMs = 0): Promise<void> {
    const stored =
      post === null
        ? [await findStoredRequest(this.#db, key)]
        : await findStoredPosts(this.#db, { key, post }, created_at - duplicateMs)
    const found = stored.find((one) => one?.key === key)
    if (!found && stored.some((one) => one !== undefined)) throw new DuplicateRequest()
    if (!found) return
    if (found.created_at <= created_at - LASTS_MS) return deleteStoredRequest(this.#db, found)
    if (found.request !== request) throw new KeyOfOtherRequest()
    if (found.answer === null) throw new RequestRepeated()
    throw new AnsweredBefore(JSON.parse(openText(found.answer, secret)))
  }
}

/**
 * The database stores only hashes of keys: nobody who reads it can decrypt the responses, some of which contain tokens.
 */
function hash(...parts: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { hasCommitted } from '../db/at-commit.ts'
import { storageFaultOf } from '../db/storage-fault.ts'
import { countIfAdmitted } from '../ephemeral/count-if-admitted.ts'
import type { Counted, EphemeralKind, EphemeralStore } from '../ephemeral/ephemeral-store.ts'
import { DuplicateRequest } from '../refusals/request-refusals.ts'

/** Milliseconds for which the same post is refused (docs/spec/contract.md#duplicate-submissions). */
export const DUPLICATE_MS = 5 * 60_000

/** Counts requests that are running or succeeded, and for each the attempts with one idempotency key. */
const SENT: EphemeralKind = { name: 'sent', lastsMs: DUPLICATE_MS, from: 'first' }

/** Milliseconds between two attempts to take back the counts of failed requests. */
const RETRY_MS = 1_000

/** Resolves to true if a request was stored although the database did not respond to its commit. */
type IsStored = () => Promise<boolean>

/** A count of a failed request that must be taken back. */
interface FailedCount {
  key: string
  counted: Counted
  /** If it resolves to true, the count stays. Undefined if the request has certainly failed. */
  isStored?: IsStored | undefined
}

/** Refuses a post that was sent twice, by a double click or an impatient retry. */
export class DuplicateGuard {
  #sent: EphemeralStore
  #clock: Clock
  /** Counts that could not be taken back yet, because the database did not respond. */
  readonly #failed = new Set<FailedCount>()
  #timer: NodeJS.Timeout | undefined

  constructor(sent: EphemeralStore, clock: Clock) {
    this.#sent = sent
    this.#clock = clock
  }

  /**
   * Runs `work` unless an identical request is running or succeeded recently. A failed attempt can be repeated at once.
   * @param request.attempt the idempotency key, if any: another attempt with it is no duplicate, since the first one
   * may have been interrupted
   * @param request.isStored resolves to true if an attempt was stored although the database did not respond to its
   * commit; only with an idempotency key
   * @param admitted rejects if the request is refused anyway
   * @param work starts at once; its argument rejects if the request is refused, as a duplicate or otherwise
   * @throws {DuplicateRequest}
   */
  async once<T>(
    {
      attempt,
      isStored,
      ...request
    }: { person: number; operation: string; body: unknown; attempt?: string | undefined; isStored?: IsStored },
    admitted: Promise<void>,
    work: (entered: Promise<void>) => Promise<T>,
  ): Promise<T> {
    const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64')
    // Both keys are counted in one step, so that the second of two attempts with one key is recognised whichever is
    // counted first.
    const keys = attempt === undefined ? [hash(request)] : [hash(request), hash([request, attempt])]
    let counted: readonly Counted[] = []
    // `admitted` is awaited only after earlier counts were taken back. If it rejects before that, the rejection must
    // not be unhandled, because that would end the process.
    admitted.catch(() => {})
    const enter = async (): Promise<void> => {
      counted = await this.#enter(keys, admitted)
    }
    const entered = enter()
    try {
      return await work(entered)
    } catch (error) {
      await entered.catch(() => {})
      const fault = storageFaultOf(error)
      // The request was stored, or may have been, so it still counts.
      if (fault && hasCommitted()) throw error
      if (fault === 'unanswered' && !isStored) throw error
      // Takes back only the counts of this attempt, because another attempt with the same key may have succeeded.
      await this.#takeBack(keys, counted, fault === 'unanswered' ? isStored : undefined)
      throw error
    }
  }

  async #enter(keys: readonly string[], admitted: Promise<void>): Promise<Counted[]> {
    await this.#settle([...this.#failed].filter(({ key }) => keys.includes(key)))
    // If the database did not respond, the counts may have been stored nevertheless.
    const unknown = { count: 0, at: 0, previous: 0, ends: this.#clock.now() + SENT.lastsMs }
    const takeBack = (counted?: readonly Counted[]) => this.#takeBack(keys, counted ?? keys.map(() => unknown))
    const counted = await countIfAdmitted(this.#sent, { kind: SENT, keys }, admitted, takeBack)
    const [all, own] = counted
    if (all?.count === 1 || (own !== undefined && own.count > 1)) return counted
    await takeBack(counted)
    throw new DuplicateRequest()
  }

  /**
   * Takes back counts, now or after the database is back. Otherwise people who send a post again after a fault would be
   * refused for minutes.
   */
  async #takeBack(keys: readonly string[], counted: readonly Counted[], isStored?: IsStored): Promise<void> {
    await this.#settle(counted.map((one, n) => ({ key: keys[n] ?? '', counted: one, isStored })))
  }

  /**
   * Takes back counts one after the other. If one cannot be taken back, it and all counts after it are retried later.
   */
  async #settle(failed: readonly FailedCount[]): Promise<void> {
    for (const one of failed) this.#failed.delete(one)
    for (const [n, { key, counted, isStored }] of failed.entries()) {
      try {
        if (!(await isStored?.())) await this.#sent.takeBack(SENT, key, counted)
      } catch {
        this.#keep(failed.slice(n))
        return
      }
    }
  }

  #keep(failed: readonly FailedCount[]): void {
    // A count whose end has passed has expired, so it need not be taken back.
    const now = this.#clock.now()
    for (const one of failed) if (one.counted.ends > now) this.#failed.add(one)
    if (this.#failed.size === 0 || this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#settle([...this.#failed])
    }, RETRY_MS).unref()
  }
}

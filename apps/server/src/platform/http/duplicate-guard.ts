import { createHash } from 'node:crypto'
import { countIfAdmitted, takeBackAll } from '../ephemeral/count-if-admitted.ts'
import type { Counted, EphemeralKind, EphemeralStore } from '../ephemeral/ephemeral-store.ts'
import { DuplicateRequest } from '../refusals/request-refusals.ts'

/** Counts requests that are running or succeeded, and for each the attempts with one idempotency key. */
const SENT: EphemeralKind = { name: 'sent', lastsMs: 5 * 60_000, from: 'first' }

/** Refuses a post sent twice, by a double click or an impatient retry. */
export class DuplicateGuard {
  #sent: EphemeralStore

  constructor(sent: EphemeralStore) {
    this.#sent = sent
  }

  /**
   * Runs `work` unless an equal request is running or succeeded recently. A failed attempt can be repeated at once.
   * @param request.attempt the idempotency key, if any: another attempt with it is no duplicate, since the first one may
   * have been broken off
   * @param admitted rejects if the request is refused anyway
   * @param work starts at once; its argument rejects if the request is refused, as a duplicate or otherwise
   * @throws {DuplicateRequest}
   */
  async once<T>(
    { attempt, ...request }: { person: number; operation: string; body: unknown; attempt?: string | undefined },
    admitted: Promise<void>,
    work: (entered: Promise<void>) => Promise<T>,
  ): Promise<T> {
    const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64')
    // Counted at one moment, so that the second of two attempts with one key is recognised whichever is counted first.
    const keys = attempt === undefined ? [hash(request)] : [hash(request), hash([request, attempt])]
    let counted: readonly Counted[] = []
    const enter = async (): Promise<void> => {
      counted = await this.#enter(keys, admitted)
    }
    const entered = enter()
    try {
      return await work(entered)
    } catch (error) {
      await entered.catch(() => {})
      // Only its own counts: another attempt with its key may have succeeded.
      await takeBackAll(this.#sent, { kind: SENT, keys }, counted)
      throw error
    }
  }

  async #enter(keys: readonly string[], admitted: Promise<void>): Promise<Counted[]> {
    const counted = await countIfAdmitted(this.#sent, { kind: SENT, keys }, admitted)
    const [all, own] = counted
    if (all?.count === 1 || (own !== undefined && own.count > 1)) return counted
    await takeBackAll(this.#sent, { kind: SENT, keys }, counted)
    throw new DuplicateRequest()
  }
}

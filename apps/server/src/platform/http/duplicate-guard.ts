import { createHash } from 'node:crypto'
import { countIfAdmitted } from '../ephemeral/count-if-admitted.ts'
import type { EphemeralKind, EphemeralStore } from '../ephemeral/ephemeral-store.ts'
import { DuplicateRequest } from '../refusals/request-refusals.ts'

/** Requests that are running or succeeded. */
const SENT: EphemeralKind = { name: 'sent', lastsMs: 5 * 60_000, from: 'first' }

/** Refuses a post sent twice, by a double click or an impatient retry. */
export class DuplicateGuard {
  #sent: EphemeralStore

  constructor(sent: EphemeralStore) {
    this.#sent = sent
  }

  /**
   * Runs `work` unless an equal request is running or succeeded recently. A failed attempt can be repeated at once.
   * @param admitted rejects if the request is refused anyway
   * @param work starts at once; its argument rejects if the request is refused, as a duplicate or otherwise
   * @throws {DuplicateRequest}
   */
  async once<T>(
    request: { person: number; operation: string; body: unknown },
    admitted: Promise<void>,
    work: (entered: Promise<void>) => Promise<T>,
  ): Promise<T> {
    const key = createHash('sha256').update(JSON.stringify(request)).digest('base64')
    const entered = this.#enter(key, admitted)
    try {
      return await work(entered)
    } catch (error) {
      const hadEntered = await entered.then(
        () => true,
        () => false,
      )
      // The reason for the failure is the answer; an entry that cannot be deleted expires by itself.
      if (hadEntered) await this.#sent.delete(SENT, key).catch(() => undefined)
      throw error
    }
  }

  async #enter(key: string, admitted: Promise<void>): Promise<void> {
    const { count } = await countIfAdmitted(this.#sent, { kind: SENT, key }, admitted)
    if (count > 1) throw new DuplicateRequest()
  }
}

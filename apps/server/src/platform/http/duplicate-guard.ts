import { createHash } from 'node:crypto'
import { countIfAdmitted } from '../ephemeral/count-if-admitted.ts'
import type { EphemeralKind, EphemeralStore } from '../ephemeral/ephemeral-store.ts'
import { DuplicateRequest } from '../refusals/request-refusals.ts'

/** Requests that are running or succeeded, and of each the attempts with one idempotency key. */
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
    const key = hash(request)
    const ownKey = attempt === undefined ? undefined : hash([request, attempt])
    const entered = this.#enter(key, ownKey, admitted)
    try {
      return await work(entered)
    } catch (error) {
      const hadEntered = await entered.then(
        () => true,
        () => false,
      )
      // The reason for the failure is the answer; an entry that cannot be deleted expires by itself.
      if (hadEntered) await this.#leave(key, ownKey).catch(() => undefined)
      throw error
    }
  }

  async #enter(key: string, ownKey: string | undefined, admitted: Promise<void>): Promise<void> {
    // At one moment: of two attempts with one key, the second one is known as such whichever is counted first.
    const keys = ownKey === undefined ? [key] : [key, ownKey]
    const [all, own] = await countIfAdmitted(this.#sent, { kind: SENT, keys }, admitted)
    if (all?.count === 1 || (own !== undefined && own.count > 1)) return
    if (ownKey !== undefined) await this.#sent.delete(SENT, ownKey)
    throw new DuplicateRequest()
  }

  async #leave(key: string, ownKey: string | undefined): Promise<void> {
    await Promise.all([
      this.#sent.delete(SENT, key),
      ownKey === undefined ? undefined : this.#sent.delete(SENT, ownKey),
    ])
  }
}

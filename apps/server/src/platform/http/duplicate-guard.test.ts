import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ManualClock } from '../clock.ts'
import { MemoryStore } from '../ephemeral/memory-store.ts'
import { DuplicateGuard } from './duplicate-guard.ts'

const REQUEST = { person: 1, operation: 'createComment', body: { original_text: 'Is it stored?' } }

/**
 * A store in which the first attempt to take back a count fails, as if the database were away. Later attempts wait for
 * the test.
 */
class AwayStore extends MemoryStore {
  #takenBack = Promise.withResolvers<void>()
  #calls = 0

  override async takeBack(): Promise<void> {
    this.#calls += 1
    if (this.#calls === 1) throw new Error('The database is away')
    await this.#takenBack.promise
  }

  answer(): void {
    this.#takenBack.resolve()
  }
}

it('DU1 a post sent again while the counts of its failed attempt are taken back is refused with its own error', async () => {
  const clock = new ManualClock(0)
  const store = new AwayStore(clock)
  const guard = new DuplicateGuard(store, clock)
  const fail = async (): Promise<never> => {
    throw new Error('The first attempt has failed')
  }
  await expect(guard.once(REQUEST, Promise.resolve(), fail)).rejects.toThrow('The first attempt has failed')
  // The session of the second attempt cannot be read either, and this is known before the guard awaits it.
  const session = Promise.withResolvers<void>()
  const again = guard.once(REQUEST, session.promise, async (entered) => entered)
  const refused = expect(again).rejects.toThrow('The session cannot be read')
  session.reject(new Error('The session cannot be read'))
  // When this resolves, Node has reported every unhandled rejection, for which the alarm fails the test.
  await setImmediate()
  store.answer()
  await refused
})

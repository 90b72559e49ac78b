import type { Tx } from '../db/database.ts'
import { together } from '../db/together.ts'

/** A named event and the type of its payload. A slice exports its events from its door (`index.ts`). */
export interface EventType<Payload> {
  readonly name: string
  /** Never set; it only carries the type of the payload. */
  readonly payload?: Payload
}

/** Defines an event, named by noun and past participle: `vote.cast`. */
export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name }
}

type Handler = (tx: Tx, payload: never) => Promise<void>

/**
 * Lets a slice react to events of a slice that must not import it. Handlers run in the emitter's transaction, so all of
 * their effects are committed or none. They run concurrently, so that their reads share round trips to the database: no
 * handler may depend on the effects of another. Slow effects belong in the jobs table, written in that same
 * transaction.
 */
export class EventBus {
  #handlers = new Map<string, Handler[]>()

  on<Payload>(event: EventType<Payload>, handler: (tx: Tx, payload: Payload) => Promise<void>): void {
    const handlers = this.#handlers.get(event.name) ?? []
    this.#handlers.set(event.name, [...handlers, handler])
  }

  /** @throws the error of a handler, once all handlers have ended */
  async emit<Payload>(tx: Tx, event: EventType<Payload>, payload: Payload): Promise<void> {
    const handlers = this.#handlers.get(event.name) ?? []
    // The handlers were registered with the type of the event that has this name, so the cast is safe.
    await together(handlers.map((handler) => handler(tx, payload as never)))
  }
}

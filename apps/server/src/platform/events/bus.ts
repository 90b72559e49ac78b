import type { Tx } from '../db/database.ts'

/** A named thing that happened, with the type of what is told about it. Slices export theirs by their door. */
export interface EventType<Payload> {
  readonly name: string
  /** Only carries the type. */
  readonly payload?: Payload
}

/** Names an event: noun and past participle, `vote.cast`. */
export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name }
}

type Handler = (tx: Tx, payload: never) => Promise<void>

/**
 * Effects that run upwards. Handlers run one after the other inside the emitter's transaction: either all of it
 * happened or none of it. Slow effects belong into the jobs table, in that same transaction.
 */
export class EventBus {
  #handlers = new Map<string, Handler[]>()

  on<Payload>(event: EventType<Payload>, handler: (tx: Tx, payload: Payload) => Promise<void>): void {
    const handlers = this.#handlers.get(event.name) ?? []
    this.#handlers.set(event.name, [...handlers, handler])
  }

  async emit<Payload>(tx: Tx, event: EventType<Payload>, payload: Payload): Promise<void> {
    // Handlers of a name were registered with its event's type.
    for (const handler of this.#handlers.get(event.name) ?? []) await handler(tx, payload as never)
  }
}

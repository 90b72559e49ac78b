import type { Tx } from '../db/database.ts'

/** A named event and the type of its payload. Slices export theirs through their door. */
export interface EventType<Payload> {
  readonly name: string
  /** Only carries the type. */
  readonly payload?: Payload
}

/** Defines an event, named by noun and past participle: `vote.cast`. */
export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name }
}

type Handler = (tx: Tx, payload: never) => Promise<void>

/**
 * Lets a slice react to a slice that it must not be imported by. Handlers run one after the other in the emitter's
 * transaction, so all of their effects are committed or none. Slow effects belong in the jobs table, written in that
 * same transaction.
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

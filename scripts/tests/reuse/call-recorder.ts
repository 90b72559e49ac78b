import { ANNOUNCE, type Ran } from './announce.ts'

/** Records which instrumented functions were called in this thread, by the names they were announced with. */
export class CallRecorder {
  readonly #entries = new Map<string, Ran>()

  constructor() {
    Object.assign(globalThis, { [ANNOUNCE]: (name: string) => this.#announce(name) })
  }

  /** Returns what was called since the last flush, and starts from nothing. */
  flush(): string[] {
    const called: string[] = []
    for (const [name, entry] of this.#entries) {
      if (entry.ran > 0) called.push(name)
      entry.ran = 0
    }
    return called
  }

  /** A file that is loaded twice, e.g. with another query, is one file. */
  #announce(name: string): Ran {
    const entry = this.#entries.get(name) ?? { ran: 0 }
    this.#entries.set(name, entry)
    return entry
  }
}

import { ANNOUNCE, type Ran } from './announce.ts'

/** Records which instrumented functions were called in this thread, by their announced names. */
export class CallRecorder {
  readonly #entries = new Map<string, Ran>()

  constructor() {
    Object.assign(globalThis, { [ANNOUNCE]: (name: string) => this.#announce(name) })
  }

  /** Returns the functions called since the last flush, and resets the record. */
  flush(): string[] {
    const called: string[] = []
    for (const [name, entry] of this.#entries) {
      if (entry.ran > 0) called.push(name)
      entry.ran = 0
    }
    return called
  }

  /** A module that is loaded twice, e.g. with another query, announces the same names again. */
  #announce(name: string): Ran {
    const entry = this.#entries.get(name) ?? { ran: 0 }
    this.#entries.set(name, entry)
    return entry
  }
}

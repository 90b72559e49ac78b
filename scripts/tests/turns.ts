/** The output of one of several that run beside each other. */
export interface Turn {
  write(text: string): void
  /** Nothing more comes; the next one has its turn. */
  end(): void
}

interface Waiting {
  text: string
  hasEnded: boolean
}

/**
 * Prints the outputs of what runs at the same time one after the other, in the order in which they began: the first as it
 * comes, each of the others when those before it have ended.
 */
export class Turns {
  readonly #print: (text: string) => void
  readonly #queue: Waiting[] = []

  constructor(print: (text: string) => void) {
    this.#print = print
  }

  begin(): Turn {
    const own: Waiting = { text: '', hasEnded: false }
    this.#queue.push(own)
    return {
      write: (text) => {
        own.text += text
        this.#printFirst()
      },
      end: () => {
        own.hasEnded = true
        this.#printFirst()
      },
    }
  }

  #printFirst(): void {
    for (let [first] = this.#queue; first !== undefined; [first] = this.#queue) {
      this.#print(first.text)
      first.text = ''
      if (!first.hasEnded) return
      this.#queue.shift()
    }
  }
}

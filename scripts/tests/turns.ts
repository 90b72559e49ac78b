/** The output of one of several concurrent runs. */
export interface Turn {
  write(text: string): void
  /** Ends this output, so that the next one is printed. */
  end(): void
}

interface Waiting {
  text: string
  hasEnded: boolean
}

/**
 * Prints the outputs of concurrent runs one after another, in the order in which they began: the first one immediately,
 * every other one when all before it have ended.
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

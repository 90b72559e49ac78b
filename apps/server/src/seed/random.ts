/**
 * A repeatable source of chance (sfc32, 128 bits of state): the same keys give the same numbers on every machine. Not
 * for secrets.
 */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  /** @param keys name the sequence; different keys give unrelated ones */
  constructor(...keys: (string | number)[]) {
    const text = keys.join('\u0000')
    this.#a = hash(text, 0x9e37_79b9)
    this.#b = hash(text, 0x85eb_ca6b)
    this.#c = hash(text, 0xc2b2_ae35)
    for (let turn = 0; turn < 12; turn += 1) this.next()
  }

  /** The next number, from 0 up to but not including 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }

  /** A whole number from 0 up to but not including `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** Whether something happens that happens with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)]
    if (picked === undefined) throw new Error('There is nothing to pick from')
    return picked
  }

  /** Some of a list, each once, in an order of chance. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.below(left.length), 1)).flat()
  }
}

/** FNV-1a with a final mix, from a start of its own. */
function hash(text: string, start: number): number {
  let value = 0x811c_9dc5 ^ start
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x0100_0193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b_3c6d)
  return (value ^ (value >>> 13)) | 0
}

/** Picks positions with given weights: heavy ones often. */
export class Weighted {
  #sums: number[] = []

  constructor(weights: Iterable<number>) {
    let sum = 0
    for (const weight of weights) this.#sums.push((sum += weight))
  }

  /**
   * Weights as popularity usually falls: the nth gets `1 / n^steepness` of the first.
   * @param steepness 0 for all alike; words of a language have about 1
   */
  static zipf(length: number, steepness: number): Weighted {
    return new Weighted(Array.from({ length }, (_, index) => (index + 1) ** -steepness))
  }

  /** A position; the list has at least one. */
  pick(random: Random): number {
    const wanted = random.next() * (this.#sums.at(-1) ?? 0)
    let [low, high] = [0, this.#sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}

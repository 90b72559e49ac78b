/**
 * A deterministic random number generator (sfc32, 128 bits of state): the same keys give the same numbers on every
 * machine. Not for secrets.
 */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  /** @param keys seed the sequence; different keys give unrelated sequences */
  constructor(...keys: (string | number)[]) {
    const text = keys.join('\u0000')
    this.#a = hash(text, 0x9e37_79b9)
    this.#b = hash(text, 0x85eb_ca6b)
    this.#c = hash(text, 0xc2b2_ae35)
    for (let turn = 0; turn < 12; turn += 1) this.next()
  }

  /** Returns the next number in [0, 1). */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }

  /** Returns an integer in [0, `end`). */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** Returns true with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Picks an item of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)]
    if (picked === undefined) throw new Error('There is nothing to pick from')
    return picked
  }

  /** Picks several different items of a list, in random order. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.below(left.length), 1)).flat()
  }
}

/** FNV-1a hash with a custom start value and a final mix. */
function hash(text: string, start: number): number {
  let value = 0x811c_9dc5 ^ start
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x0100_0193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b_3c6d)
  return (value ^ (value >>> 13)) | 0
}

/** Picks indexes with given weights. */
export class Weighted {
  #sums: number[] = []

  constructor(weights: Iterable<number>) {
    let sum = 0
    for (const weight of weights) this.#sums.push((sum += weight))
  }

  /**
   * Creates weights with a Zipf distribution: the nth is `1 / n^steepness` of the first.
   * @param steepness 0 for equal weights; words of a language have about 1
   */
  static zipf(length: number, steepness: number): Weighted {
    return new Weighted(Array.from({ length }, (_, index) => (index + 1) ** -steepness))
  }

  /** Picks an index; there must be at least one weight. */
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

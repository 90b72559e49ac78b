interface Timed<E> {
  time: number
  event: E
}

/** Events in the order of their times (a binary heap); events of the same time in the order in which they were added. */
export class EventHeap<E> {
  #items: (Timed<E> & { order: number })[] = []
  #added = 0

  add(time: number, event: E): void {
    this.#added += 1
    const item = { time, event, order: this.#added }
    let index = this.#items.length
    this.#items.push(item)
    while (index > 0) {
      const parent = (index - 1) >> 1
      const above = this.#items[parent]
      if (above === undefined || isBefore(above, item)) break
      this.#items[index] = above
      index = parent
    }
    this.#items[index] = item
  }

  /** Removes and returns the first event before a time; undefined if there is none. */
  takeBefore(time: number): Timed<E> | undefined {
    const [first] = this.#items
    if (first === undefined || first.time >= time) return undefined
    const last = this.#items.pop()
    if (last !== undefined && last !== first) this.#sink(last)
    return first
  }

  /** Puts an item in place of the first one, and moves it down to where it belongs. */
  #sink(item: Timed<E> & { order: number }): void {
    let index = 0
    for (;;) {
      const left = 2 * index + 1
      const [one, other] = [this.#items[left], this.#items[left + 1]]
      if (one === undefined) break
      const isOther = other !== undefined && isBefore(other, one)
      const child = isOther ? other : one
      if (isBefore(item, child)) break
      this.#items[index] = child
      index = isOther ? left + 1 : left
    }
    this.#items[index] = item
  }
}

function isBefore(one: { time: number; order: number }, other: { time: number; order: number }): boolean {
  return one.time < other.time || (one.time === other.time && one.order < other.order)
}

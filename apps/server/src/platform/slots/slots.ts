/**
 * An extension point of a slice, and the type of what other slices put into it. A slice exports its slots from its door
 * (`index.ts`).
 */
export interface Slot<Contribution> {
  readonly name: string
  /** Never set; it only carries the type of the contributions. */
  readonly contribution?: Contribution
}

/** Defines a slot, named by its slice and by what is contributed to it: `question.marks`. */
export function defineSlot<Contribution>(name: string): Slot<Contribution> {
  return { name }
}

/** A contribution and the slot that it belongs to. */
export interface Filling {
  readonly slot: Slot<unknown>
  readonly contribution: unknown
}

/** Pairs a contribution with its slot; a slice lists what it contributes in `fills`. */
export function fill<Contribution>(slot: Slot<Contribution>, contribution: NoInfer<Contribution>): Filling {
  return { slot, contribution }
}

/**
 * Contributions of slices to the slots of others, in the order of the slices. Through slots a slice gets data from
 * slices that it must not import; through events it sends data to them.
 */
export class Slots {
  #filled = new Map<string, unknown[]>()

  add({ slot, contribution }: Filling): void {
    this.#filled.set(slot.name, [...(this.#filled.get(slot.name) ?? []), contribution])
  }

  /** Returns what was contributed to a slot; empty if nothing was. */
  all<Contribution>(slot: Slot<Contribution>): readonly Contribution[] {
    // Only `fill` creates fillings, with a contribution of the slot's type, so the cast is safe.
    return (this.#filled.get(slot.name) ?? []) as Contribution[]
  }

  /** Returns the last contribution to a slot that takes a single one; undefined if there is none. */
  one<Contribution>(slot: Slot<Contribution>): Contribution | undefined {
    return this.all(slot).at(-1)
  }
}

/**
 * A placeholder in a generated request for a value that the site has returned before. It is plain data, so that a
 * sequence of calls can be printed and replayed, even without some of its calls.
 */
export interface Known {
  /** Name of the field. */
  $known: string
  /** Index into the known values; it wraps around. */
  pick: number
}

type Scalar = string | number

const MAX_PER_FIELD = 40

/** Id of a question that exists on no test site. */
const UNKNOWN_ID = '10010000009999999'

/** Values from the responses of a site, by field name. */
export class KnownValues {
  readonly #values = new Map<string, Set<Scalar>>()

  /** Records the texts and numbers of a response, except empty and long ones, up to a maximum per field. */
  learn(value: unknown, name = ''): void {
    if (typeof value === 'string' || typeof value === 'number') this.#add(name, value)
    if (Array.isArray(value)) for (const item of value) this.learn(item, name)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) this.learn(one, key)
    }
  }

  #add(name: string, value: Scalar): void {
    if (value === '' || String(value).length > 200) return
    const present = this.#values.get(name) ?? new Set()
    if (present.size < MAX_PER_FIELD) present.add(value)
    this.#values.set(name, present)
  }

  /** Replaces the placeholders in a request. */
  resolve(value: unknown): unknown {
    if (isKnown(value)) return this.#pick(value)
    if (Array.isArray(value)) return value.map((item) => this.resolve(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.resolve(one)]))
  }

  #pick({ $known: name, pick }: Known): Scalar {
    const own = [...(this.#values.get(name) ?? [])]
    const candidates = isId(name) ? [...own, ...own, ...(this.#values.get('id') ?? [])] : own
    return candidates[pick % Math.max(1, candidates.length)] ?? UNKNOWN_ID
  }
}

/** True for the name of an id. Requests and responses may name the same id differently: `question_id` and `id`. */
export function isId(name: string): boolean {
  return /(?:^|_)id$/.test(name)
}

function isKnown(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && '$known' in value
}

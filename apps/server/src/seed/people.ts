import { nameOf } from './names.ts'
import { Random, Weighted } from './random.ts'
import type { Span } from './span.ts'
import { momentIn } from './span.ts'

/** Somebody who takes part; their place in the list is their number. */
export interface SeedPerson {
  username: string
  displayName: string
  joinedAt: number
}

/** Questions for each person: most people only read, ask once or vote a little. */
const QUESTIONS_EACH = 8
const FEWEST = 12
/** The most active ones are there from the first day. */
const FOUNDERS = 10
const ATTEMPTS = 30

/** Everybody who takes part: a few do most of it. */
export class People {
  readonly list: readonly SeedPerson[]
  #activity: Weighted

  constructor(seed: number, questions: number, span: Span) {
    const random = new Random(seed, 'people')
    const count = Math.max(FEWEST, Math.ceil(questions / QUESTIONS_EACH))
    this.list = Array.from({ length: count }, (_, index) => ({
      ...nameOf(random, index + 1),
      joinedAt: momentIn(span, index < FOUNDERS ? 0 : 0.97 * random.next()),
    }))
    this.#activity = Weighted.zipf(count, 0.7)
  }

  /**
   * Somebody who had joined by a moment, the active ones more often.
   * @param except people who cannot be meant
   * @returns undefined when chance names nobody who can be meant
   */
  pick(random: Random, at: number, except: ReadonlySet<number>): number | undefined {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const number = this.#activity.pick(random)
      const person = this.list[number]
      if (person && person.joinedAt <= at && !except.has(number)) return number
    }
    return undefined
  }
}

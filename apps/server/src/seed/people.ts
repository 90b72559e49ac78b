import { nameOf } from './names.ts'
import { Random, Weighted } from './random.ts'
import type { Span } from './span.ts'
import { momentAt } from './span.ts'

/** A member of the seeded site. Plans identify members by their index in the list of people. */
export interface SeedPerson {
  username: string
  displayName: string
  joinedAt: number
}

/** Average number of questions per person; most people only read, ask once or vote a little. */
const QUESTIONS_EACH = 8
const FEWEST = 12
/** Number of the most active people, who have been members from the first day. */
const FOUNDERS = 10
const ATTEMPTS = 30

/** The members of the seeded site; a few of them write most of the content. */
export class People {
  readonly list: readonly SeedPerson[]
  #activity: Weighted

  constructor(seed: number, questions: number, span: Span) {
    const random = new Random(seed, 'people')
    const count = Math.max(FEWEST, Math.ceil(questions / QUESTIONS_EACH))
    this.list = Array.from({ length: count }, (_, index) => ({
      ...nameOf(random, index + 1),
      joinedAt: momentAt(span, index < FOUNDERS ? 0 : 0.97 * random.next()),
    }))
    this.#activity = Weighted.zipf(count, 0.7)
  }

  /**
   * Picks a person who had joined by a given time; active people are picked more often.
   * @param except people who must not be picked
   * @returns undefined when none is found after some attempts
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

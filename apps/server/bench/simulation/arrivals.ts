import type { Random } from '../../src/seed/random.ts'
import { Weighted } from '../../src/seed/random.ts'
import { OPERATIONS } from './operations.ts'
import type { Operation } from './operations.ts'

/** A request that arrives at the site. */
export interface Arrival {
  /** Milliseconds since the beginning. */
  at: number
  operation: Operation
  /** Rank of the shown or changed page by popularity, from 0. */
  page: number
}

/**
 * Steepness of the popularity of questions. Proxies of universities and companies saw 0.64 to 0.83 for pages of the web
 * (Breslau et al., Web Caching and Zipf-like Distributions, 1999).
 */
const QUESTION_STEEPNESS = 0.8
/**
 * Numbers of pages of the list and of tags that are opened at all, and the steepness of the popularity of lists, tags
 * and people: most readers open the first page of the list.
 */
const OTHERS = { list: { count: 100, steepness: 1.5 }, tag: { count: 1_000, steepness: 1 }, person: { steepness: 0.8 } }

/** The number of arrivals, and the pages that they name. */
export interface ArrivalPattern {
  /** Arrivals per second of each operation. */
  perSecond: Record<Operation, number>
  questions: number
  people: number
  /** Tags with a page; by default a thousand. */
  tags?: number
  /** Pages of the list; by default a hundred. */
  lists?: number
}

/** Generates random arrivals: a Poisson process, as of many people who do not know of each other. */
export class Arrivals {
  #random: Random
  #total: number
  #operations: Weighted
  #pages: Record<'question' | 'list' | 'tag' | 'person', Weighted>

  constructor({ perSecond, questions, people, tags, lists }: ArrivalPattern, random: Random) {
    this.#random = random
    const rates = OPERATIONS.map((operation) => perSecond[operation])
    this.#total = rates.reduce((sum, rate) => sum + rate, 0)
    this.#operations = new Weighted(rates)
    this.#pages = {
      question: Weighted.zipf(questions, QUESTION_STEEPNESS),
      list: Weighted.zipf(lists ?? OTHERS.list.count, OTHERS.list.steepness),
      tag: Weighted.zipf(tags ?? OTHERS.tag.count, OTHERS.tag.steepness),
      person: Weighted.zipf(people, OTHERS.person.steepness),
    }
  }

  /**
   * Generates the arrivals of a duration.
   * @param scale of the rates: 2 for twice as many arrivals per second
   */
  *during(seconds: number, scale = 1): Generator<Arrival> {
    const meanGap = 1000 / (this.#total * scale)
    for (let at = this.#gap(meanGap); at < seconds * 1000; at += this.#gap(meanGap)) {
      const operation = OPERATIONS[this.#operations.pick(this.#random)] ?? 'question'
      yield { at, operation, page: this.#pages[subjectOf(operation)].pick(this.#random) }
    }
  }

  /** Returns an exponentially distributed gap. */
  #gap(mean: number): number {
    return -mean * Math.log(1 - this.#random.next())
  }
}

/** Returns the kind of page that an operation shows or changes. */
export function subjectOf(operation: Operation): 'question' | 'list' | 'tag' | 'person' {
  if (operation === 'tag') return 'tag'
  if (operation === 'person' || operation === 'person, member') return 'person'
  return operation === 'list' || operation === 'list, member' ? 'list' : 'question'
}

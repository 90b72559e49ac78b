import type { Operation } from './operations.ts'

/** The traffic of a site. */
export interface Traffic {
  /** Page loads and writes of a day. */
  pageLoads: number
  writes: Record<'vote' | 'comment' | 'answer' | 'ask', number>
  /** Questions and people that pages show. */
  questions: number
  people: number
}

/**
 * The traffic of Stack Exchange's network on 9 February 2016: 66,294,789 page loads, of them 49,180,275 of questions
 * and 6,370,076 of home pages (Nick Craver, Stack Overflow: The Architecture – 2016 Edition). The writes are estimates
 * for Stack Overflow of that year.
 */
const STACK_OVERFLOW: Traffic = {
  pageLoads: 66_294_789,
  writes: { ask: 7_700, answer: 11_100, comment: 31_000, vote: 77_000 },
  questions: 10_000_000,
  people: 1_000_000,
}

/** The sites that can be simulated. The smaller ones are fractions of the largest, with more writes per page load. */
export const SITES = {
  small: part({ ofPageLoads: 10_000, ofWrites: 3_000 }),
  large: part({ ofPageLoads: 100, ofWrites: 30 }),
  stackoverflow: STACK_OVERFLOW,
} as const satisfies Record<string, Traffic>
export type SiteName = keyof typeof SITES

/**
 * Shares of page loads. Questions and lists are those of the day above; how the others divide into tags, people and
 * searches is estimated.
 */
const PAGES = { question: 0.742, list: 0.096, tag: 0.06, person: 0.052, search: 0.05 }
/** Share of page loads by members, estimated. Most visits come from search engines. */
const MEMBERS = 0.1

/**
 * Arrivals by hour (UTC), relative to each other; estimated. The busiest hour, from 15 to 16, has 1.53 times the
 * average, because Europe and America are both at work.
 */
const HOURS = [
  0.7, 0.62, 0.6, 0.62, 0.66, 0.75, 0.9, 1.08, 1.22, 1.32, 1.36, 1.34, 1.38, 1.5, 1.62, 1.66, 1.6, 1.46, 1.24, 1.02,
  0.92, 0.88, 0.84, 0.77,
]
const SUM_OF_HOURS = HOURS.reduce((sum, weight) => sum + weight, 0)

/** The hours of a day, from midnight, with their shares of all arrivals. */
export const HOUR_SHARES: readonly number[] = HOURS.map((weight) => weight / SUM_OF_HOURS)
export const BUSIEST_HOUR: number = HOUR_SHARES.indexOf(Math.max(...HOUR_SHARES))

/** Returns how often each operation arrives, on an average day. */
export function operationsPerDay({ pageLoads, writes }: Traffic): Record<Operation, number> {
  const guests = pageLoads * (1 - MEMBERS)
  const members = pageLoads * MEMBERS
  return {
    question: guests * PAGES.question,
    list: guests * PAGES.list,
    tag: guests * PAGES.tag,
    person: guests * PAGES.person,
    // A search costs a member as much as a guest.
    search: pageLoads * PAGES.search,
    'question, member': members * PAGES.question,
    'list, member': members * (PAGES.list + PAGES.tag),
    'person, member': members * PAGES.person,
    ...writes,
  }
}

function part({ ofPageLoads, ofWrites }: { ofPageLoads: number; ofWrites: number }): Traffic {
  const { pageLoads, writes, questions, people } = STACK_OVERFLOW
  return {
    pageLoads: pageLoads / ofPageLoads,
    writes: {
      ask: writes.ask / ofWrites,
      answer: writes.answer / ofWrites,
      comment: writes.comment / ofWrites,
      vote: writes.vote / ofWrites,
    },
    questions: Math.round(questions / ofPageLoads),
    people: Math.round(people / ofPageLoads),
  }
}

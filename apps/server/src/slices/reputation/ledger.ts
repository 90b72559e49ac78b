import { startOfDay } from './day.ts'
import type { ReputationKind } from './reputation.ts'
import { kindsOfVote, worthOf } from './reputation.ts'

/** What an event gave somebody. */
export interface LedgerEntry {
  kind: ReputationKind
  /** Who gained or lost. */
  person: number
  trigger: number
  delta: number
  at: number
}

/** A vote on a post, as far as reputation goes. */
export interface LedgerVote {
  objectType: number
  direction: 1 | -1
  author: number
  voter: number
  at: number
}

/** Days begin at full quarters of an hour everywhere, so one answer holds for each. */
const QUARTER_MS = 900_000

/**
 * Keeps the reputation of people who begin with nothing and have no events yet, by the same rules as everybody's but
 * in memory: for content that is made in bulk. People are any numbers of the caller's.
 */
export class ReputationLedger {
  #ranks = new Map<number, number>()
  /** What a day gave somebody, by person and day. */
  #days = new Map<string, number>()
  #dayOfQuarter = new Map<number, number>()
  #timeZone: string

  /** @param timeZone that of the site: its days end the daily cap */
  constructor(timeZone: string) {
    this.#timeZone = timeZone
  }

  rankOf(person: number): number {
    return this.#ranks.get(person) ?? 0
  }

  /** Somebody confirmed their e-mail. */
  activate(person: number, at: number): LedgerEntry {
    return this.#give('activated', person, person, at)
  }

  /** Somebody voted: what it gave the author, and the voter if anything. */
  vote({ objectType, direction, author, voter, at }: LedgerVote): LedgerEntry[] {
    const kinds = kindsOfVote(objectType, direction)
    return [
      ...(kinds.author ? [this.#give(kinds.author, author, voter, at)] : []),
      ...(kinds.voter ? [this.#give(kinds.voter, voter, voter, at)] : []),
    ]
  }

  /** An answer was accepted by who asked. */
  accept(answerer: number, asker: number, at: number): LedgerEntry[] {
    if (answerer === asker) return []
    return [this.#give('answer_accepted', answerer, asker, at), this.#give('answer_accept', asker, asker, at)]
  }

  #give(kind: ReputationKind, person: number, trigger: number, at: number): LedgerEntry {
    const rank = this.rankOf(person)
    const day = `${person} ${this.#startOfDay(at)}`
    const today = this.#days.get(day) ?? 0
    const delta = worthOf(kind, { rank, today })
    this.#days.set(day, today + delta)
    this.#ranks.set(person, rank + delta)
    return { kind, person, trigger, delta, at }
  }

  #startOfDay(at: number): number {
    const quarter = Math.floor(at / QUARTER_MS)
    const day = this.#dayOfQuarter.get(quarter) ?? startOfDay(at, this.#timeZone)
    this.#dayOfQuarter.set(quarter, day)
    return day
  }
}

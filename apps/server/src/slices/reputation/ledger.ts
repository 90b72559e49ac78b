import { startOfDay } from '../../platform/start-of-day.ts'
import type { ReputationKind } from './reputation.ts'
import { kindsOfVote, pointsOf } from './reputation.ts'
import type { ObjectKind } from '../../platform/ids/object-kinds.ts'

/** A change of somebody's reputation. */
export interface LedgerEntry {
  kind: ReputationKind
  /** The person whose reputation changes. */
  person: number
  trigger: number
  delta: number
  at: number
}

/** The fields of a vote that matter for reputation. */
export interface LedgerVote {
  objectType: ObjectKind
  direction: 1 | -1
  author: number
  voter: number
  at: number
}

/** Days start on a full quarter of an hour in every time zone, so the day is computed once per quarter. */
const QUARTER_MS = 900_000

/**
 * Computes the reputation of people who start with none and have no events yet, by the ordinary rules but in memory,
 * for bulk-generated content. The caller chooses the numbers that identify people.
 */
export class ReputationLedger {
  #ranks = new Map<number, number>()
  /** Sums of the changes per person and day. */
  #days = new Map<string, number>()
  #dayOfQuarter = new Map<number, number>()
  #timeZone: string

  /** @param timeZone the site's, which determines the days of the daily cap */
  constructor(timeZone: string) {
    this.#timeZone = timeZone
  }

  rankOf(person: number): number {
    return this.#ranks.get(person) ?? 0
  }

  activate(person: number, at: number): LedgerEntry {
    return this.#give('activated', person, person, at)
  }

  /** Records a vote; returns the changes for the author and, if any, the voter. */
  vote({ objectType, direction, author, voter, at }: LedgerVote): LedgerEntry[] {
    const kinds = kindsOfVote(objectType, direction)
    return [
      ...(kinds.author ? [this.#give(kinds.author, author, voter, at)] : []),
      ...(kinds.voter ? [this.#give(kinds.voter, voter, voter, at)] : []),
    ]
  }

  /** Records that the asker accepted an answer. */
  accept(answerer: number, asker: number, at: number): LedgerEntry[] {
    if (answerer === asker) return []
    return [this.#give('answer_accepted', answerer, asker, at), this.#give('answer_accept', asker, asker, at)]
  }

  #give(kind: ReputationKind, person: number, trigger: number, at: number): LedgerEntry {
    const rank = this.rankOf(person)
    const day = `${person} ${this.#startOfDay(at)}`
    const today = this.#days.get(day) ?? 0
    const delta = pointsOf(kind, { rank, today })
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

import type { Key, PersonIndex } from './operation.ts'

/** Points per event (docs/spec/domain.md#reputation). */
const POINTS = {
  questionUp: 10,
  questionDown: -2,
  answerUp: 10,
  answerDown: -2,
  /** For the voter who downvotes an answer. */
  castAnswerDown: -1,
  /** For the author of the accepted answer, and for the asker. */
  accepted: 15,
  accepting: 2,
  approvedEdit: 2,
} as const
export type Gain = keyof typeof POINTS

const DAILY_CAP = 200

interface Event {
  points: number
  day: string
  /** False once the points were taken back. */
  live: boolean
}

/** The reputation of all people, as a plain list of events per person. */
export class ReputationModel {
  #starts: readonly number[]
  #events: Map<string, Event>[]
  #format: Intl.DateTimeFormat

  constructor(starts: readonly number[], timeZone: string) {
    this.#starts = starts
    this.#events = starts.map(() => new Map<string, Event>())
    this.#format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  }

  /** Returns a person's reputation: never less than 1, although more points may be taken back than are left. */
  of(person: PersonIndex): number {
    return Math.max(1, this.#exact(person))
  }

  /**
   * @param about distinguishes the event from others of its kind: the post, and the voter
   * @returns the points given
   */
  give(person: PersonIndex, gain: Gain, about: string, at: number): number {
    const key = `${gain} ${about}`
    const events = this.#eventsOf(person)
    if (events.get(key)?.live) return 0
    const day = this.#format.format(at)
    const points = this.#worth(person, gain, day)
    events.set(key, { points, day, live: true })
    return points
  }

  /** Takes back exactly the points that were given, and returns them. */
  takeBack(person: PersonIndex, gain: Gain, about: string): number {
    const event = this.#eventsOf(person).get(`${gain} ${about}`)
    if (!event?.live) return 0
    event.live = false
    return event.points
  }

  /** Returns the sum of points that a person received for a post. */
  from(person: PersonIndex, post: Key): number {
    let sum = 0
    for (const [key, event] of this.#eventsOf(person)) if (event.live && key.split(' ')[1] === post) sum += event.points
    return sum
  }

  #worth(person: PersonIndex, gain: Gain, day: string): number {
    const points = POINTS[gain]
    // A loss is reduced so that 1 is left; it never turns into a gain.
    if (points < 0) return -Math.min(-points, this.of(person) - 1)
    const capped = gain === 'questionUp' || gain === 'answerUp'
    return capped && this.#sum(person, (event) => event.day === day) >= DAILY_CAP ? 0 : points
  }

  #exact(person: PersonIndex): number {
    return (this.#starts[person] ?? 0) + this.#sum(person, () => true)
  }

  #sum(person: PersonIndex, counts: (event: Event) => boolean): number {
    let sum = 0
    for (const event of this.#eventsOf(person).values()) if (event.live && counts(event)) sum += event.points
    return sum
  }

  #eventsOf(person: PersonIndex): Map<string, Event> {
    const events = this.#events[person]
    if (!events) throw new Error(`There is no person ${person}`)
    return events
  }
}

import type { LedgerEntry } from '../slices/reputation/index.ts'
import { ReputationLedger } from '../slices/reputation/index.ts'
import type { PlannedPost, PlannedQuestion } from './plan.ts'
import type { SeedPerson } from './people.ts'

/** The reputation a person received for a post. */
export interface TalliedEntry extends LedgerEntry {
  post: PlannedPost
}

/** A vote or an acceptance whose reputation is not recorded yet. Reputation is recorded in chronological order. */
interface PendingEntry {
  at: number
  post: PlannedPost
  enter(): LedgerEntry[]
}

/** Tallies reputation and counters while content is generated, so that the counters are written once, at the end. */
export class Tally {
  #ledger: ReputationLedger
  #questions: number[]
  #answers: number[]

  constructor(people: number, timeZone: string) {
    this.#ledger = new ReputationLedger(timeZone)
    this.#questions = Array.from({ length: people }, () => 0)
    this.#answers = Array.from({ length: people }, () => 0)
  }

  /** Records the reputation of every new member. */
  join(people: readonly SeedPerson[]): LedgerEntry[] {
    return people.map((person, number) => this.#ledger.activate(number, person.joinedAt))
  }

  /** Tallies a batch of questions with their answers. Deterministic when given the same batches in the same order. */
  add(questions: readonly PlannedQuestion[]): TalliedEntry[] {
    const pending = questions.flatMap((question) => [
      ...this.#votesOn(question, 'question'),
      ...question.answers.flatMap((answer) => this.#votesOn(answer, 'answer')),
      ...this.#acceptance(question),
    ])
    for (const question of questions) {
      this.#count(this.#questions, question.author)
      for (const answer of question.answers) this.#count(this.#answers, answer.author)
    }
    return pending
      .toSorted((a, b) => a.at - b.at)
      .flatMap(({ post, enter }) => enter().map((entry) => ({ ...entry, post })))
  }

  /** Returns the counter columns of a person. */
  countersOf(number: number): { rank: number; question_count: number; answer_count: number } {
    const [question_count = 0, answer_count = 0] = [this.#questions[number], this.#answers[number]]
    return { rank: this.#ledger.rankOf(number), question_count, answer_count }
  }

  #count(counts: number[], number: number): void {
    counts[number] = (counts[number] ?? 0) + 1
  }

  #votesOn(post: PlannedPost, objectType: 'question' | 'answer'): PendingEntry[] {
    return post.votes.map(({ voter, direction, at }) => ({
      at,
      post,
      enter: () => this.#ledger.vote({ objectType, direction, author: post.author, voter, at }),
    }))
  }

  #acceptance(question: PlannedQuestion): PendingEntry[] {
    return question.answers.flatMap((answer) => {
      const at = answer.acceptedAt
      if (at === undefined) return []
      return [{ at, post: answer, enter: () => this.#ledger.accept(answer.author, question.author, at) }]
    })
  }
}

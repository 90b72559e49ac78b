import type { PersonKey } from './people.ts'

/** Keys of the voters on a post. */
export interface SampleVotes {
  up?: readonly PersonKey[]
  down?: readonly PersonKey[]
}

/** A comment under a question or an answer. */
export interface SampleComment {
  author: PersonKey
  /** Hours after what it stands under was written. */
  after: number
  text: string
  votes?: SampleVotes
}

export interface SampleAnswer {
  author: PersonKey
  /** Hours after the question was asked. */
  after: number
  text: string
  votes?: SampleVotes
  /** Hours after the answer was written that it was accepted; never when absent. */
  acceptedAfter?: number
  comments?: readonly SampleComment[]
}

/** A question with everything that happened to it. */
export interface SampleQuestion {
  author: PersonKey
  /** Days before now. */
  daysAgo: number
  title: string
  /** Slugs of `tags.ts`. */
  tags: readonly string[]
  text: string
  views: number
  votes?: SampleVotes
  answers: readonly SampleAnswer[]
  comments?: readonly SampleComment[]
}

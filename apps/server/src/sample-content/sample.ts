import type { PersonKey } from './people.ts'

/** Keys of the voters on a post. */
export interface SampleVotes {
  up?: readonly PersonKey[]
  down?: readonly PersonKey[]
}

/** A comment under a question or an answer. */
export interface SampleComment {
  author: PersonKey
  /** Hours after the post that it is on. */
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
  /** Hours from the answer to its acceptance; absent if it is never accepted. */
  acceptedAfter?: number
  comments?: readonly SampleComment[]
}

/** A question with everything that happened to it. */
export interface SampleQuestion {
  author: PersonKey
  /** Days before now. */
  daysAgo: number
  title: string
  /** Slugs in `tags.ts`. */
  tags: readonly string[]
  text: string
  views: number
  votes?: SampleVotes
  answers: readonly SampleAnswer[]
  comments?: readonly SampleComment[]
}

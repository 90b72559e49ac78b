/**
 * The types in this file plan everything that is stored later. They identify people by their index in the list of
 * people.
 */

export interface PlannedVote {
  voter: number
  direction: 1 | -1
  at: number
}

/** A later version of a post, which appends text. */
export interface PlannedEdit {
  editor: number
  at: number
  addition: string
}

export interface PlannedComment {
  author: number
  at: number
  text: string
  votes: readonly PlannedVote[]
}

export interface PlannedPost {
  author: number
  at: number
  /** Markdown of the first version. */
  text: string
  edit: PlannedEdit | undefined
  votes: readonly PlannedVote[]
  comments: readonly PlannedComment[]
}

export interface PlannedAnswer extends PlannedPost {
  /** Time at which the answer was accepted; set for at most one of a question's answers. */
  acceptedAt: number | undefined
}

export interface PlannedQuestion extends PlannedPost {
  title: string
  /** Slugs of the tags. */
  tags: readonly string[]
  views: number
  closing: { reason: string; by: number; at: number } | undefined
  /** The answers in the order in which they were written. */
  answers: readonly PlannedAnswer[]
}

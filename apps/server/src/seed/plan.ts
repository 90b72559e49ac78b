/** What will be stored, decided before anything is. People are numbers in the list of people. */

export interface PlannedVote {
  voter: number
  direction: 1 | -1
  at: number
}

/** A later version of a post: what is added at its end. */
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
  /** When it was accepted; one of a question's answers at most. */
  acceptedAt: number | undefined
}

export interface PlannedQuestion extends PlannedPost {
  title: string
  /** Slugs. */
  tags: readonly string[]
  views: number
  closing: { reason: string; by: number; at: number } | undefined
  /** In the order they were written. */
  answers: readonly PlannedAnswer[]
}

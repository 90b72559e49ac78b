import type { Question } from './queries/question-queries.ts'

const OPEN = 1
const CLOSED = 2
const DELETED = 10
const PENDING = 11
const PINNED = 2
const HIDDEN = 2

type Stated = Pick<Question, 'status'>

export function isClosed({ status }: Stated): boolean {
  return status === CLOSED
}

/** Returns true if a question accepts answers. */
export function isOpen({ status }: Stated): boolean {
  return status === OPEN
}

/** Returns true if a question is visible only to its author and staff because it was deleted. */
export function isDeleted({ status }: Stated): boolean {
  return status === DELETED
}

/** Returns true if a question is waiting for approval. Until then only its author and staff see it. */
export function isPending({ status }: Stated): boolean {
  return status === PENDING
}

/** Returns true if a question is pinned to the top of every list. */
export function isPinned({ pin }: Pick<Question, 'pin'>): boolean {
  return pin === PINNED
}

/** Returns true if a question is hidden: lists contain it only for its author and staff. */
export function isHidden({ show }: Partial<Pick<Question, 'show'>>): boolean {
  return show === HIDDEN
}

/** Returns true if search engines may index the question's page. */
export function isPublic(question: Pick<Question, 'status' | 'show'>): boolean {
  return !isDeleted(question) && !isPending(question) && !isHidden(question)
}

/**
 * Reads the address of the original question from the note of a duplicate.
 *
 * @returns undefined if the note is not an address
 */
export function duplicateAddress(note: string): string | undefined {
  return /^(https?:\/\/|\/(?!\/))\S+$/.test(note) ? note : undefined
}

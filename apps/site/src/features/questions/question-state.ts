import type { Question } from './question-queries.ts'

const OPEN = 1
const CLOSED = 2
const DELETED = 10
const PENDING = 11
const PINNED = 2
const HIDDEN = 2

type Stated = Pick<Question, 'status'>

/** Whether a question takes no answers any more. */
export function isClosed({ status }: Stated): boolean {
  return status === CLOSED
}

/** Whether a question takes answers. */
export function isOpen({ status }: Stated): boolean {
  return status === OPEN
}

/** Whether a question is gone for all but its author and staff. */
export function isDeleted({ status }: Stated): boolean {
  return status === DELETED
}

/** Whether a question waits for approval; until then only its author and staff see it. */
export function isPending({ status }: Stated): boolean {
  return status === PENDING
}

/** Whether a question stands above every list. */
export function isPinned({ pin }: Pick<Question, 'pin'>): boolean {
  return pin === PINNED
}

/** Whether a question is left out of lists. */
export function isHidden({ show }: Pick<Question, 'show'>): boolean {
  return show === HIDDEN
}

/** Whether search engines may keep the page of a question. */
export function isPublic(question: Pick<Question, 'status' | 'show'>): boolean {
  return !isDeleted(question) && !isPending(question) && !isHidden(question)
}

/**
 * The address in the note of a closed question: that of the question it repeats.
 *
 * @returns undefined where the note is in words
 */
export function duplicateAddress(note: string): string | undefined {
  return /^(https?:\/\/|\/(?!\/))\S+$/.test(note) ? note : undefined
}

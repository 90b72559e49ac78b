/** The states of a thread that are tested. */
export const STATES = [
  'open',
  'closed',
  'hidden',
  'deleted',
  'hidden and deleted',
  'answer deleted',
  'comment deleted',
  'question pending',
  'answer pending',
  'comment pending',
] as const
export type State = (typeof STATES)[number]

export const VIEWERS = ['guest', 'stranger', 'asker', 'answerer', 'commenter', 'moderator', 'administrator'] as const
export type ViewerKind = (typeof VIEWERS)[number]

/** The texts that may or may not be visible; each contains a unique word per state. */
export type Part = 'question' | 'answer' | 'comment'

/** One question, answer and comment per state; a pending question has neither answer nor comment. */
export interface Thread {
  state: State
  question: string
  answer: string
  comment: string
  /** An open question with the same tag. */
  anchor: string
  word(part: Part): string
}

export const isStaff = (viewer: ViewerKind): boolean => viewer === 'moderator' || viewer === 'administrator'

/** True if the viewer may open the question by its address (docs/spec/domain.md#visibility). */
export function opensQuestion(viewer: ViewerKind, state: State): boolean {
  const restricted: readonly State[] = ['hidden', 'deleted', 'hidden and deleted', 'question pending']
  return !restricted.includes(state) || viewer === 'asker' || isStaff(viewer)
}

/** A deleted or pending answer is visible to its author and staff. */
export function opensAnswer(viewer: ViewerKind, state: State): boolean {
  if (state === 'question pending' || !opensQuestion(viewer, state)) return false
  const restricted = state === 'answer deleted' || state === 'answer pending'
  return !restricted || viewer === 'answerer' || isStaff(viewer)
}

/** Nobody sees a deleted comment; a pending one is visible to its author and staff. */
export function opensComment(viewer: ViewerKind, state: State): boolean {
  if (state === 'question pending' || state === 'comment deleted') return false
  if (state === 'comment pending') return viewer === 'commenter' || isStaff(viewer)
  return opensQuestion(viewer, state)
}

/** True if general lists show the question: hidden ones only to staff, deleted and pending ones to nobody. */
export function listsQuestion(viewer: ViewerKind, state: State): boolean {
  if (state === 'deleted' || state === 'hidden and deleted' || state === 'question pending') return false
  return state !== 'hidden' || isStaff(viewer)
}

/** Lists of one person's questions also show hidden and pending ones to that person and staff. */
export function profilesQuestion(viewer: ViewerKind, state: State): boolean {
  if (state === 'question pending') return viewer === 'asker' || isStaff(viewer)
  return listsQuestion(viewer, state) || (state === 'hidden' && viewer === 'asker')
}

/** Search never finds hidden, deleted or pending posts, for any viewer (docs/spec/domain.md#search). */
export function findsQuestion(_viewer: ViewerKind, state: State): boolean {
  return listsQuestion('guest', state)
}

export function findsAnswer(viewer: ViewerKind, state: State): boolean {
  return findsQuestion(viewer, state) && state !== 'answer deleted' && state !== 'answer pending'
}

export type Rule = (viewer: ViewerKind, state: State) => boolean

/**
 * Suggested edits of questions are visible to those who may review them and see the question: here the asker and staff.
 */
export function reviewsQuestion(viewer: ViewerKind, state: State): boolean {
  return (viewer === 'asker' || isStaff(viewer)) && listsQuestion('administrator', state)
}

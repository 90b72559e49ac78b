/** What may have happened to a post before it is looked at. */
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

/** The texts that may be shown or not; each carries a word of its own in each state. */
export type Part = 'question' | 'answer' | 'comment'

/** One set of question, answer and comment per state; under a question that waits there is neither. */
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

/** Who may open the question by its address (decision 10; domain facts §5). */
export function opensQuestion(viewer: ViewerKind, state: State): boolean {
  const restricted: readonly State[] = ['hidden', 'deleted', 'hidden and deleted', 'question pending']
  return !restricted.includes(state) || viewer === 'asker' || isStaff(viewer)
}

/** A deleted answer, and one that waits, is for its author and staff. */
export function opensAnswer(viewer: ViewerKind, state: State): boolean {
  if (state === 'question pending' || !opensQuestion(viewer, state)) return false
  const restricted = state === 'answer deleted' || state === 'answer pending'
  return !restricted || viewer === 'answerer' || isStaff(viewer)
}

/** Nobody reads a deleted comment; one that waits is for its author and staff. */
export function opensComment(viewer: ViewerKind, state: State): boolean {
  if (state === 'question pending' || state === 'comment deleted') return false
  if (state === 'comment pending') return viewer === 'commenter' || isStaff(viewer)
  return opensQuestion(viewer, state)
}

/** Who finds the question in lists of everybody's questions: hidden ones are for staff, deleted and waiting ones for nobody. */
export function listsQuestion(viewer: ViewerKind, state: State): boolean {
  if (state === 'deleted' || state === 'hidden and deleted' || state === 'question pending') return false
  return state !== 'hidden' || isStaff(viewer)
}

/** Lists of one person's questions show that person and staff the hidden and the waiting ones too. */
export function profilesQuestion(viewer: ViewerKind, state: State): boolean {
  if (state === 'question pending') return viewer === 'asker' || isStaff(viewer)
  return listsQuestion(viewer, state) || (state === 'hidden' && viewer === 'asker')
}

/** Search never finds hidden, deleted or waiting posts, whoever asks (domain facts §11). */
export function findsQuestion(_viewer: ViewerKind, state: State): boolean {
  return listsQuestion('guest', state)
}

export function findsAnswer(viewer: ViewerKind, state: State): boolean {
  return findsQuestion(viewer, state) && state !== 'answer deleted' && state !== 'answer pending'
}

export type Rule = (viewer: ViewerKind, state: State) => boolean

/** Suggested edits of the questions are for those who may review them and see the question: here the asker and staff. */
export function reviewsQuestion(viewer: ViewerKind, state: State): boolean {
  return (viewer === 'asker' || isStaff(viewer)) && listsQuestion('administrator', state)
}

import type { RevisedType } from '../revisions/index.ts'

/** Kinds of objects whose edits are reviewed, as the permissions name them. */
export type ReviewKind = 'question' | 'answer' | 'tag'

const TYPES = { question: 1, answer: 2, tag: 3 } as const satisfies Record<ReviewKind, RevisedType>
const KINDS = { 1: 'question', 2: 'answer', 3: 'tag' } as const satisfies Record<RevisedType, ReviewKind>

export function reviewTypeOf(kind: ReviewKind): RevisedType {
  return TYPES[kind]
}

export function reviewKindOf(type: RevisedType): ReviewKind {
  return KINDS[type]
}

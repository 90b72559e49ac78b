import type { Generated, Selectable } from 'kysely'

/** Kinds of objects whose versions are kept, by the type number of their ids: question, answer, tag. */
export type RevisedType = 1 | 2 | 3

/** `first` of an object, `applied` later, or a suggestion that `waiting`s and is `applied` or `rejected`. */
export type RevisionStatus = 'first' | 'waiting' | 'applied' | 'rejected'

const STATUS_NUMBERS = { first: 0, waiting: 1, applied: 2, rejected: 3 } as const satisfies Record<
  RevisionStatus,
  number
>

/** The state as a number, as the wire has it. */
export function revisionStatusNumber(revision: { status: RevisionStatus }): 0 | 1 | 2 | 3 {
  return STATUS_NUMBERS[revision.status]
}

/** A tag as a version of a question names it. */
export interface RevisionTag {
  slug_name: string
  display_name: string
  main_tag_slug_name: string
  recommend: boolean
  reserved: boolean
  /** What a suggested edit says of a tag that is made when the edit is approved. */
  original_text?: string
}

/** What is kept of each kind of object. */
export interface RevisionContents {
  1: {
    title: string
    /** Markdown. */
    content: string
    html: string
    tags: readonly RevisionTag[]
  }
  2: { content: string; html: string }
  3: { slug_name: string; display_name: string; content: string; html: string; main_tag_slug_name: string }
}

/** A new version of an object of type `T`. */
export interface NewRevision<T extends RevisedType> {
  objectType: T
  objectId: number
  /** Who wrote it. */
  userId: number
  /** Title of the question, or name of the tag. */
  title: string
  content: RevisionContents[T]
  /** What was changed and why, '' for nothing said. */
  summary: string
  at: number
}

export interface RevisionsTable {
  id: Generated<number>
  object_type: RevisedType
  object_id: number
  user_id: number
  title: string
  /** `RevisionContents` of the object's type, as JSON. */
  content: string
  summary: string
  status: RevisionStatus
  created_at: number
  /** Who decided on a suggestion, and when. */
  reviewer_id: number | null
  reviewed_at: number | null
}

/** A version's row. */
export type RevisionRow = Selectable<RevisionsTable>

/** A stored version, its content still as it was written. */
export type Revision = {
  [T in RevisedType]: Omit<RevisionRow, 'object_type' | 'content'> & { object_type: T; content: RevisionContents[T] }
}[RevisedType]

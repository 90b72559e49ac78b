import type { Generated, Selectable } from 'kysely'
import type { KindNumber } from '../../platform/ids/object-kinds.ts'

/** The kinds of objects with a revision history. */
export type RevisedType = 'question' | 'answer' | 'tag'

/**
 * The `first` version, a later edit that was `applied` directly, or a suggestion that is `waiting` and then becomes
 * `applied` or `rejected`.
 */
export type RevisionStatus = 'first' | 'waiting' | 'applied' | 'rejected'

/** A tag as recorded in a version of a question. */
export interface RevisionTag {
  slug_name: string
  display_name: string
  main_tag_slug_name: string
  recommend: boolean
  reserved: boolean
  /** The description of a tag that is created when the edit is approved. */
  original_text?: string
  /** The description as HTML. */
  parsed_text?: string
}

/** Returns the fields of a recorded tag that readers see. */
export function badgeOfTag(tag: RevisionTag): Omit<RevisionTag, 'original_text' | 'parsed_text'> {
  const { slug_name, display_name, main_tag_slug_name, recommend, reserved } = tag
  return { slug_name, display_name, main_tag_slug_name, recommend, reserved }
}

/** The stored content by object kind. */
export interface RevisionContents {
  question: {
    title: string
    /** Markdown. */
    content: string
    html: string
    tags: readonly RevisionTag[]
  }
  answer: { content: string; html: string }
  tag: { slug_name: string; display_name: string; content: string; html: string; main_tag_slug_name: string }
}

export interface NewRevision<T extends RevisedType> {
  objectType: T
  objectId: number
  /** The author of the version. */
  userId: number
  /** Title of the question, or name of the tag. */
  title: string
  content: RevisionContents[T]
  /** The editor's summary of the change; '' if none was given. */
  summary: string
  at: number
}

export interface RevisionsTable {
  id: Generated<number>
  object_type: KindNumber<RevisedType>
  object_id: number
  user_id: number
  title: string
  /** `RevisionContents` of the object's type, as JSON. */
  content: string
  summary: string
  status: RevisionStatus
  created_at: number
  /** The reviewer of a suggestion, and the time of the decision. */
  reviewer_id: number | null
  reviewed_at: number | null
}

export type RevisionRow = Selectable<RevisionsTable>

/** A stored version with its content parsed. */
export type Revision = {
  [T in RevisedType]: Omit<RevisionRow, 'object_type' | 'content'> & { object_type: T; content: RevisionContents[T] }
}[RevisedType]

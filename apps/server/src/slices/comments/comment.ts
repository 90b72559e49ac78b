import type { Generated, Selectable } from 'kysely'
import { decodeObjectId, encodeObjectId, NO_KEY } from '../../platform/ids/object-id.ts'
import type { KindNumber, WithKind } from '../../platform/ids/object-kinds.ts'

export interface CommentsTable {
  id: Generated<number>
  object_type: KindNumber<CommentedType>
  object_id: number
  question_id: number
  user_id: number
  original_text: string
  parsed_text: string
  reply_comment_id: number | null
  reply_user_id: number | null
  /** Upvotes, including imported ones. */
  vote_count: Generated<number>
  /** Imported votes, which have no voter. */
  base_up: Generated<number>
  /** A `pending` comment waits for approval and is visible to its author and staff only. */
  status: Generated<'available' | 'deleted' | 'pending'>
  created_at: number
}

export type Comment = WithKind<Selectable<CommentsTable>>

/** The kinds of posts that take comments. */
export type CommentedType = 'question' | 'answer'

/** Public ids of comments; they are always long, whatever form permalinks use. */
export const commentIds = {
  /** Decodes the long or the short form; undefined for anything else. */
  read(text: string): number | undefined {
    const ref = decodeObjectId(text)
    return ref?.type === 'comment' ? ref.id : undefined
  },
  /** Decodes either form for a use case; {@link NO_KEY} for anything else. */
  key(text: string): number {
    return this.read(text) ?? NO_KEY
  },
  write(id: number): string {
    return encodeObjectId({ type: 'comment', id })
  },
}

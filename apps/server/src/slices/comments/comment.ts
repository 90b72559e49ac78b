import type { Generated, Selectable } from 'kysely'
import { decodeObjectId, encodeObjectId } from '../../platform/ids/object-id.ts'

export interface CommentsTable {
  id: Generated<number>
  object_type: CommentedType
  object_id: number
  question_id: number
  user_id: number
  original_text: string
  parsed_text: string
  reply_comment_id: number | null
  reply_user_id: number | null
  /** Up votes, those of an import included. */
  vote_count: Generated<number>
  /** Votes that came with an import and have no voter of their own. */
  base_up: Generated<number>
  /** `pending` waits for approval: for its author and staff only. */
  status: Generated<'available' | 'deleted' | 'pending'>
  created_at: number
}

/** A comment's row. */
export type Comment = Selectable<CommentsTable>

/** Questions and answers, by the type numbers of the public ids. */
export type CommentedType = 1 | 2

/** Comments, by the type number of their ids. */
export const COMMENT_TYPE = 7

/** Public ids of comments; permalinks never show them short. */
export const commentIds = {
  /** The key behind either form; undefined for anything else. */
  read(text: string): number | undefined {
    const ref = decodeObjectId(text)
    return ref?.type === COMMENT_TYPE ? ref.id : undefined
  },
  write(id: number): string {
    return encodeObjectId({ type: COMMENT_TYPE, id })
  },
}

import type { Selectable } from 'kysely'
import { decodeObjectId, encodeObjectId } from '../../platform/ids/object-id.ts'
import type { CommentsTable } from './store.ts'

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

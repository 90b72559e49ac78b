import type { FlaggedPost } from './review-queries.ts'

/** An action on a flagged post, other than ignoring the flag. */
export type FlagAction = 'edit' | 'close' | 'unlist' | 'delete'

const OPEN = 1
const DELETED = 10
const LISTED = 1

type FlagFacts = Pick<FlaggedPost, 'object_type' | 'object_status' | 'object_show_status'>

/**
 * Returns the actions that apply to a flagged post. Only questions can be closed and unlisted, and no action applies to
 * a deleted post.
 */
export function flagActions({
  object_type: type,
  object_status: status,
  object_show_status: show,
}: FlagFacts): FlagAction[] {
  if (status === DELETED) return []
  const isQuestion = type === 'question'
  const fits: Record<FlagAction, boolean> = {
    edit: true,
    close: isQuestion && status === OPEN,
    unlist: isQuestion && show === LISTED,
    delete: true,
  }
  return (['edit', 'close', 'unlist', 'delete'] as const).filter((act) => fits[act])
}

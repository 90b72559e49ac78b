import type { FlaggedPost } from './review-queries.ts'

/** What can be done about a flagged post, besides leaving it alone. */
export type FlagAct = 'edit' | 'close' | 'unlist' | 'delete'

const OPEN = 1
const DELETED = 10
const LISTED = 1

type FlagFacts = Pick<FlaggedPost, 'object_type' | 'object_status' | 'object_show_status'>

/** The acts that fit a flagged post: questions are closed and unlisted too, and nothing is done to a deleted one. */
export function flagActs({ object_type: type, object_status: status, object_show_status: show }: FlagFacts): FlagAct[] {
  if (status === DELETED) return []
  const isQuestion = type === 'question'
  const fits: Record<FlagAct, boolean> = {
    edit: true,
    close: isQuestion && status === OPEN,
    unlist: isQuestion && show === LISTED,
    delete: true,
  }
  return (['edit', 'close', 'unlist', 'delete'] as const).filter((act) => fits[act])
}

import { isStaff } from '../login-state.ts'
import { offer, type OfferedAction } from '../permissions/member-action.ts'
import type { Privileges } from '../permissions/privileges.ts'
import { needs, rule, type Objection } from '../permissions/refusal.ts'
import { canReport } from '../permissions/report.ts'
import { isAuthor, type Id, type Viewer } from '../viewer.ts'

/** How long authors may edit their comments, in seconds. */
export const commentEditSeconds = 300

/** What the rules need to know about a comment. */
export interface CommentFacts {
  authorId: Id
  deleted: boolean
  /** Whether it waits for approval. */
  pending?: boolean
  /** Unix seconds. */
  createdAt: number
}

const add = rule(
  (viewer: Viewer, target: { deleted: boolean }, privileges: Privileges): Objection =>
    needs(viewer, 'comment.add', privileges) ?? (target.deleted ? 'error.object.not_found' : null),
)
/**
 * Whether the viewer may comment on a question or answer: `comment.add`, and it is neither deleted nor waiting
 * for approval. Closed is fine.
 */
export const canAddComment = add.can
/** Demands {@link canAddComment}. */
export const assertCanAddComment = add.assertCan

const edit = rule((viewer: Viewer, comment: CommentFacts, now: number, privileges: Privileges): Objection => {
  const denied = needs(viewer, 'comment.edit', privileges, { isOwner: isAuthor(viewer, comment.authorId) })
  if (denied) return denied
  if (comment.deleted) return 'error.comment.not_found'
  const late = now - comment.createdAt > commentEditSeconds
  return late && !isStaff(viewer) ? 'error.comment.cannot_edit_after_deadline' : null
})
/** Whether the viewer may edit it: staff always, its author for five minutes. `now` is in unix seconds. */
export const canEditComment = edit.can
/** Demands {@link canEditComment}. */
export const assertCanEditComment = edit.assertCan

const remove = rule(
  (viewer: Viewer, comment: Pick<CommentFacts, 'authorId' | 'deleted'>, privileges: Privileges): Objection =>
    needs(viewer, 'comment.delete', privileges, { isOwner: isAuthor(viewer, comment.authorId) }) ??
    (comment.deleted ? 'error.comment.not_found' : null),
)
/** Whether the viewer may delete it: its author or staff. */
export const canDeleteComment = remove.can
/** Demands {@link canDeleteComment}. */
export const assertCanDeleteComment = remove.assertCan

/** `member_actions` of a comment, in the order of the wire. `now` is in unix seconds. Everything offered works. */
export function commentMemberActions(
  viewer: Viewer,
  comment: CommentFacts,
  now: number,
  privileges: Privileges,
): OfferedAction[] {
  return offer([
    ['report', 'reason', canReport(viewer, { deleted: comment.deleted || comment.pending === true }, privileges)],
    ['edit', 'edit', canEditComment(viewer, comment, now, privileges)],
    ['delete', 'reason', canDeleteComment(viewer, comment, privileges)],
  ])
}

import { isStaff } from '../login-state.ts'
import { offer, type OfferedAction } from '../permissions/member-action.ts'
import type { Privileges } from '../permissions/privileges.ts'
import { needs, rule, type Objection } from '../permissions/refusal.ts'
import { canReport } from '../permissions/report.ts'
import { isAuthor, type Id, type Viewer } from '../viewer.ts'

/** Seconds during which authors may edit their comments. */
export const commentEditSeconds = 300

/** Facts about a comment that the rules need. */
export interface CommentFacts {
  authorId: Id
  deleted: boolean
  /** True while the comment waits for approval. Default false. */
  pending?: boolean
  /** Unix seconds. */
  createdAt: number
}

const add = rule(
  (viewer: Viewer, target: { deleted: boolean }, privileges: Privileges): Objection =>
    needs(viewer, 'comment.add', privileges) ?? (target.deleted ? 'error.object.not_found' : null),
)
/**
 * True if the viewer may comment on a question or answer: this requires `comment.add`, and the post must be neither
 * deleted nor pending. A closed question can still be commented on.
 */
export const canAddComment = add.can
/** Throws unless {@link canAddComment} is true. */
export const assertCanAddComment = add.assertCan

const edit = rule((viewer: Viewer, comment: CommentFacts, now: number, privileges: Privileges): Objection => {
  const denied = needs(viewer, 'comment.edit', privileges, { isOwner: isAuthor(viewer, comment.authorId) })
  if (denied) return denied
  if (comment.deleted) return 'error.comment.not_found'
  const late = now - comment.createdAt > commentEditSeconds
  return late && !isStaff(viewer) ? 'error.comment.cannot_edit_after_deadline' : null
})
/**
 * True if the viewer may edit the comment: staff at any time, its author for five minutes, unless it is deleted. `now`
 * is in unix seconds.
 */
export const canEditComment = edit.can
/** Throws unless {@link canEditComment} is true. */
export const assertCanEditComment = edit.assertCan

const remove = rule(
  (viewer: Viewer, comment: Pick<CommentFacts, 'authorId' | 'deleted'>, privileges: Privileges): Objection =>
    needs(viewer, 'comment.delete', privileges, { isOwner: isAuthor(viewer, comment.authorId) }) ??
    (comment.deleted ? 'error.comment.not_found' : null),
)
/** True if the viewer may delete the comment: its author or staff, unless it is already deleted. */
export const canDeleteComment = remove.can
/** Throws unless {@link canDeleteComment} is true. */
export const assertCanDeleteComment = remove.assertCan

/**
 * Returns the `member_actions` of a comment in the order the API lists them. `now` is in unix seconds. Every action
 * offered is allowed.
 */
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

import { offer, type OfferedAction } from '../permissions/member-action.ts'
import { hasPermission } from '../permissions/permission.ts'
import type { Privileges } from '../permissions/privileges.ts'
import { needs, rule, type Objection } from '../permissions/refusal.ts'
import type { Viewer } from '../viewer.ts'

/** Facts about a tag that the rules need. */
export interface TagFacts {
  deleted: boolean
  /** Number of questions with this tag that are not deleted, including hidden and pending ones. */
  questionCount: number
  /** Number of its synonyms. */
  synonymCount: number
}

const add = rule((viewer: Viewer, privileges: Privileges) => needs(viewer, 'tag.add', privileges))
/** True if the viewer may create tags: this requires `tag.add`. */
export const canAddTag = add.can
/** Throws unless {@link canAddTag} is true. */
export const assertCanAddTag = add.assertCan

const useReserved = rule((viewer: Viewer, privileges: Privileges) => needs(viewer, 'tag.use_reserved_tag', privileges))
/** True if the viewer may add reserved tags to posts or remove them: staff only. */
export const canUseReservedTags = useReserved.can
/** Throws unless {@link canUseReservedTags} is true. */
export const assertCanUseReservedTags = useReserved.assertCan

const edit = rule(
  (viewer: Viewer, tag: Pick<TagFacts, 'deleted'>, privileges: Privileges): Objection =>
    needs(viewer, 'tag.edit', privileges) ?? (tag.deleted ? 'error.tag.not_found' : null),
)
/**
 * True if the viewer may edit the tag or suggest an edit: this requires `tag.edit`, and the tag must not be deleted.
 */
export const canEditTag = edit.can
/** Throws unless {@link canEditTag} is true. */
export const assertCanEditTag = edit.assertCan

const editSlug = rule((viewer: Viewer, privileges: Privileges) => needs(viewer, 'tag.edit_slug_name', privileges))
/** True if the viewer may change the slug of a tag, which is part of addresses: staff only. */
export const canEditTagSlug = editSlug.can
/** Throws unless {@link canEditTagSlug} is true. */
export const assertCanEditTagSlug = editSlug.assertCan

const editDirectly = rule((viewer: Viewer, privileges: Privileges) =>
  needs(viewer, 'tag.edit_without_review', privileges),
)
/** True if the viewer's tag edits are published without review: this requires `tag.edit_without_review`. */
export const canEditTagWithoutReview = editDirectly.can
/** Throws unless {@link canEditTagWithoutReview} is true. */
export const assertCanEditTagWithoutReview = editDirectly.assertCan

function objectionToOffer(viewer: Viewer, tag: Pick<TagFacts, 'deleted'>, privileges: Privileges): Objection {
  return needs(viewer, 'tag.delete', privileges) ?? (tag.deleted ? 'error.tag.not_found' : null)
}

/**
 * True if the action of deleting the tag is offered to the viewer: to staff, unless the tag is deleted. It is offered
 * even for a tag in use: the attempt is refused with the reason.
 */
export const isTagDeletionOffered = rule(objectionToOffer).can

const remove = rule((viewer: Viewer, tag: TagFacts, privileges: Privileges): Objection => {
  const objection = objectionToOffer(viewer, tag, privileges)
  if (objection !== null) return objection
  return tag.questionCount > 0 || tag.synonymCount > 0 ? 'error.tag.is_used_cannot_delete' : null
})
/** True if the viewer may delete the tag: staff, if it is not deleted and has neither questions nor synonyms. */
export const canDeleteTag = remove.can
/** Throws unless {@link canDeleteTag} is true. */
export const assertCanDeleteTag = remove.assertCan

const recover = rule(
  (viewer: Viewer, tag: Pick<TagFacts, 'deleted'>, privileges: Privileges): Objection =>
    needs(viewer, 'tag.undeleted', privileges) ?? (tag.deleted ? null : 'error.tag.not_found'),
)
/** True if the viewer may restore the tag: staff, if it is deleted. */
export const canRecoverTag = recover.can
/** Throws unless {@link canRecoverTag} is true. */
export const assertCanRecoverTag = recover.assertCan

/**
 * Returns the `member_actions` of a tag in the order the API lists them. Every action offered is allowed, except that
 * deleting a tag in use is refused with the reason.
 */
export function tagMemberActions(viewer: Viewer, tag: TagFacts, privileges: Privileges): OfferedAction[] {
  return offer([
    ['edit', 'edit', canEditTag(viewer, tag, privileges)],
    ['delete', 'reason', isTagDeletionOffered(viewer, tag, privileges)],
    ['undelete', 'confirm', canRecoverTag(viewer, tag, privileges)],
  ])
}

/** Returns the `member_actions` of a tag's synonyms. */
export function tagSynonymActions(viewer: Viewer, privileges: Privileges): OfferedAction[] {
  return offer([['edit', 'edit', hasPermission(viewer, 'tag.synonym', privileges)]])
}

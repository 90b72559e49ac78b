import { offer, type OfferedAction } from '../permissions/member-action.ts'
import type { Privileges } from '../permissions/privileges.ts'
import { needs, rule, type Objection } from '../permissions/refusal.ts'
import type { Viewer } from '../viewer.ts'

/** What the rules need to know about a tag. */
export interface TagFacts {
  deleted: boolean
  /** Questions that carry it and are not deleted, hidden ones included. */
  questionCount: number
  /** Tags that are its synonyms. */
  synonymCount: number
}

const add = rule((viewer: Viewer, privileges: Privileges) => needs(viewer, 'tag.add', privileges))
/** Whether the viewer may create tags: `tag.add`. */
export const canAddTag = add.can
/** Demands {@link canAddTag}. */
export const assertCanAddTag = add.assertCan

const useReserved = rule((viewer: Viewer, privileges: Privileges) => needs(viewer, 'tag.use_reserved_tag', privileges))
/** Whether the viewer may put reserved tags on posts or take them off: staff. */
export const canUseReservedTags = useReserved.can
/** Demands {@link canUseReservedTags}. */
export const assertCanUseReservedTags = useReserved.assertCan

const edit = rule(
  (viewer: Viewer, tag: Pick<TagFacts, 'deleted'>, privileges: Privileges): Objection =>
    needs(viewer, 'tag.edit', privileges) ?? (tag.deleted ? 'error.tag.not_found' : null),
)
/** Whether the viewer may edit or suggest an edit: `tag.edit`, and it is not deleted. */
export const canEditTag = edit.can
/** Demands {@link canEditTag}. */
export const assertCanEditTag = edit.assertCan

const editDirectly = rule((viewer: Viewer, privileges: Privileges) =>
  needs(viewer, 'tag.edit_without_review', privileges),
)
/** Whether the viewer's tag edits show at once: `tag.edit_without_review`. */
export const canEditTagWithoutReview = editDirectly.can
/** Demands {@link canEditTagWithoutReview}. */
export const assertCanEditTagWithoutReview = editDirectly.assertCan

const remove = rule((viewer: Viewer, tag: TagFacts, privileges: Privileges): Objection => {
  const denied = needs(viewer, 'tag.delete', privileges)
  if (denied) return denied
  if (tag.deleted) return 'error.tag.not_found'
  return tag.questionCount > 0 || tag.synonymCount > 0 ? 'error.tag.is_used_cannot_delete' : null
})
/** Whether the viewer may delete it: staff, and it has neither questions nor synonyms. */
export const canDeleteTag = remove.can
/** Demands {@link canDeleteTag}. */
export const assertCanDeleteTag = remove.assertCan

const recover = rule(
  (viewer: Viewer, tag: Pick<TagFacts, 'deleted'>, privileges: Privileges): Objection =>
    needs(viewer, 'tag.undeleted', privileges) ?? (tag.deleted ? null : 'error.tag.not_found'),
)
/** Whether the viewer may bring it back: staff, and it is deleted. */
export const canRecoverTag = recover.can
/** Demands {@link canRecoverTag}. */
export const assertCanRecoverTag = recover.assertCan

const synonyms = rule((viewer: Viewer, privileges: Privileges) => needs(viewer, 'tag.synonym', privileges))
/** Whether the viewer may change synonyms: `tag.synonym`. */
export const canEditTagSynonyms = synonyms.can
/** Demands {@link canEditTagSynonyms}. */
export const assertCanEditTagSynonyms = synonyms.assertCan

const merge = rule((viewer: Viewer, privileges: Privileges) => needs(viewer, 'tag.merge', privileges))
/** Whether the viewer may merge a tag into another one: staff. */
export const canMergeTags = merge.can
/** Demands {@link canMergeTags}. */
export const assertCanMergeTags = merge.assertCan

/** `member_actions` of a tag, in the order of the wire. Everything offered works. */
export function tagMemberActions(viewer: Viewer, tag: TagFacts, privileges: Privileges): OfferedAction[] {
  return offer([
    ['edit', 'edit', canEditTag(viewer, tag, privileges)],
    ['delete', 'reason', canDeleteTag(viewer, tag, privileges)],
    ['undelete', 'confirm', canRecoverTag(viewer, tag, privileges)],
  ])
}

/** `member_actions` of a tag's synonyms. */
export function tagSynonymActions(viewer: Viewer, privileges: Privileges): OfferedAction[] {
  return offer([['edit', 'edit', canEditTagSynonyms(viewer, privileges)]])
}

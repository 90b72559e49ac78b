import { describe, expect, it } from 'vitest'
import type { PermissionKey } from '../permissions/permission.ts'
import { privilegesOfLevel } from '../permissions/privileges.ts'
import { ActionRefused, PermissionDenied } from '../permissions/refusal.ts'
import { member, normalNames, viewerNames, viewers } from '../viewers.test-data.ts'
import {
  assertCanAddTag,
  assertCanDeleteTag,
  assertCanEditTag,
  assertCanEditTagSlug,
  assertCanEditTagWithoutReview,
  assertCanRecoverTag,
  assertCanUseReservedTags,
  canAddTag,
  canDeleteTag,
  canEditTag,
  canEditTagSlug,
  canEditTagWithoutReview,
  canRecoverTag,
  canUseReservedTags,
  isTagDeletionOffered,
  tagMemberActions,
  tagSynonymActions,
  type TagFacts,
} from './tag-rules.ts'

const privileges = privilegesOfLevel(2)
const states: TagFacts[] = [true, false].flatMap((deleted) =>
  [0, 3].flatMap((questionCount) => [0, 1].map((synonymCount) => ({ deleted, questionCount, synonymCount }))),
)
const unused: TagFacts = { deleted: false, questionCount: 0, synonymCount: 0 }

describe('tagMemberActions', () => {
  it.each(viewerNames)('offers %s what the state allows', (name) => {
    const staff = name === 'moderator' || name === 'admin'
    for (const tag of states) {
      const offered = tagMemberActions(viewers[name], tag, privileges).map(({ action, type }) => `${action}:${type}`)
      expect(offered).toEqual([
        ...(!tag.deleted && (staff || name === 'veteran') ? ['edit:edit'] : []),
        ...(!tag.deleted && staff ? ['delete:reason'] : []),
        ...(tag.deleted && staff ? ['undelete:confirm'] : []),
      ])
    }
  })

  it.each(viewerNames)('offers %s exactly the actions that are not refused, and deletion of a tag in use', (name) => {
    for (const tag of states) {
      const offered = new Set(tagMemberActions(viewers[name], tag, privileges).map(({ action }) => action))
      expect(offered.has('edit')).toBe(canEditTag(viewers[name], tag, privileges))
      expect(offered.has('delete')).toBe(isTagDeletionOffered(viewers[name], tag, privileges))
      const used = tag.questionCount > 0 || tag.synonymCount > 0
      expect(canDeleteTag(viewers[name], tag, privileges)).toBe(offered.has('delete') && !used)
      expect(offered.has('undelete')).toBe(canRecoverTag(viewers[name], tag, privileges))
    }
  })

  it('offers editing synonyms to viewers who may edit them', () => {
    expect(tagSynonymActions(member({ rank: 10_000 }), privileges)).toEqual([{ action: 'edit', type: 'edit' }])
    expect(tagSynonymActions(member({ rank: 9_999 }), privileges)).toEqual([])
    expect(tagSynonymActions(viewers.moderator, privileges)).toHaveLength(1)
  })
})

type Who = (typeof viewers)[keyof typeof viewers]

/** Every rule decided by reputation or role, with the reputation it requires on level 2; −1 for staff only. */
const rules: [PermissionKey, number, (viewer: Who) => boolean, (viewer: Who) => void][] = [
  ['tag.add', 750, (who) => canAddTag(who, privileges), (who) => assertCanAddTag(who, privileges)],
  ['tag.edit', 50, (who) => canEditTag(who, unused, privileges), (who) => assertCanEditTag(who, unused, privileges)],
  [
    'tag.edit_without_review',
    10_000,
    (who) => canEditTagWithoutReview(who, privileges),
    (who) => assertCanEditTagWithoutReview(who, privileges),
  ],
  ['tag.edit_slug_name', -1, (who) => canEditTagSlug(who, privileges), (who) => assertCanEditTagSlug(who, privileges)],
  [
    'tag.use_reserved_tag',
    -1,
    (who) => canUseReservedTags(who, privileges),
    (who) => assertCanUseReservedTags(who, privileges),
  ],
  [
    'tag.delete',
    -1,
    (who) => canDeleteTag(who, unused, privileges),
    (who) => assertCanDeleteTag(who, unused, privileges),
  ],
  [
    'tag.undeleted',
    -1,
    (who) => canRecoverTag(who, { deleted: true }, privileges),
    (who) => assertCanRecoverTag(who, { deleted: true }, privileges),
  ],
]

describe.each(rules)('%s', (key, needed, can, assertCan) => {
  it('is for staff and members with the reputation, and is named when missing', () => {
    for (const name of viewerNames) {
      const staff = name === 'moderator' || name === 'admin'
      const rank = normalNames.some((normal) => normal === name) ? (viewers[name]?.rank ?? 0) : -1
      expect(can(viewers[name]), name).toBe(staff || (needed >= 0 && rank >= needed))
    }
    if (needed >= 0) {
      expect(can(member({ rank: needed }))).toBe(true)
      expect(can(member({ rank: needed - 1 }))).toBe(false)
    } else expect(can(member({ rank: 1_000_000 }))).toBe(false)
    expect(() => assertCan(viewers.admin)).not.toThrow()
    expect(() => assertCan(null)).toThrow(PermissionDenied)
    expect(() => assertCan(null)).toThrow(expect.objectContaining({ key, neededRank: needed }))
  })
})

describe('the state of a tag', () => {
  it.each([
    ['a tag in use', () => assertCanDeleteTag(viewers.admin, { ...unused, questionCount: 1 }, privileges)],
    ['a tag with synonyms', () => assertCanDeleteTag(viewers.admin, { ...unused, synonymCount: 1 }, privileges)],
  ])('refuses to delete %s', (_name, attempt) =>
    expect(attempt).toThrow(new ActionRefused('error.tag.is_used_cannot_delete')),
  )

  it.each([
    ['editing a deleted tag', () => assertCanEditTag(viewers.admin, { deleted: true }, privileges)],
    ['deleting it again', () => assertCanDeleteTag(viewers.admin, { ...unused, deleted: true }, privileges)],
    ['restoring a tag that is not deleted', () => assertCanRecoverTag(viewers.admin, { deleted: false }, privileges)],
  ])('answers not found to %s', (_name, attempt) => expect(attempt).toThrow(new ActionRefused('error.tag.not_found')))
})

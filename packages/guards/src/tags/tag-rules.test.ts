import { describe, expect, it } from 'vitest'
import { privilegesOfLevel } from '../permissions/privileges.ts'
import { member, normalNames, viewerNames, viewers } from '../viewers.test-data.ts'
import {
  assertCanDeleteTag,
  canAddTag,
  canEditTagWithoutReview,
  canUseReservedTags,
  tagMemberActions,
  tagSynonymActions,
  type TagFacts,
} from './tag-rules.ts'

const privileges = privilegesOfLevel(2)
const states: TagFacts[] = [true, false].flatMap((deleted) =>
  [0, 3].flatMap((questionCount) => [0, 1].map((synonymCount) => ({ deleted, questionCount, synonymCount }))),
)

describe('tagMemberActions', () => {
  it.each(viewerNames)('offers %s what the state allows', (name) => {
    const staff = name === 'moderator' || name === 'admin'
    for (const tag of states) {
      const unused = tag.questionCount === 0 && tag.synonymCount === 0
      const offered = tagMemberActions(viewers[name], tag, privileges).map(({ action, type }) => `${action}:${type}`)
      expect(offered).toEqual([
        ...(!tag.deleted && (staff || name === 'veteran') ? ['edit:edit'] : []),
        ...(!tag.deleted && staff && unused ? ['delete:reason'] : []),
        ...(tag.deleted && staff ? ['undelete:confirm'] : []),
      ])
    }
  })

  it('says why a used tag stays', () => {
    expect(() =>
      assertCanDeleteTag(viewers.admin, { deleted: false, questionCount: 1, synonymCount: 0 }, privileges),
    ).toThrow('error.tag.is_used_cannot_delete')
  })
})

describe('other tag rules', () => {
  it('creating and synonyms go by reputation, reserved tags by role', () => {
    expect(canAddTag(member({ rank: 749 }), privileges)).toBe(false)
    expect(canAddTag(member({ rank: 750 }), privileges)).toBe(true)
    expect(canEditTagWithoutReview(member({ rank: 10_000 }), privileges)).toBe(true)
    expect(tagSynonymActions(member({ rank: 10_000 }), privileges)).toEqual([{ action: 'edit', type: 'edit' }])
    expect(tagSynonymActions(viewers.user, privileges)).toEqual([])
    expect(normalNames.filter((name) => canUseReservedTags(viewers[name], privileges))).toEqual(['moderator', 'admin'])
  })
})

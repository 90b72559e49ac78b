import { describe, expect, it } from 'vitest'
import { member, viewers } from '../viewers.test-data.ts'
import { privilegesOfLevel } from './privileges.ts'
import { ActionRefused, PermissionDenied } from './refusal.ts'
import { canReport } from './report.ts'
import { canReview, reviewableKinds } from './review.ts'
import { assertCanSeeVotes, assertCanVote, canSeeVotes, canVote, type VoteTarget } from './vote.ts'

const privileges = privilegesOfLevel(2)
const post: VoteTarget = { kind: 'question', authorId: 99, deleted: false }

describe('voting', () => {
  it('is refused on the viewer’s own post, for staff too, whether the id is text or a number', () => {
    for (const viewer of [viewers.veteran, viewers.admin, viewers.moderator]) {
      const own = { ...post, authorId: String(viewer.id) }
      expect(canVote(viewer, own, 'up', privileges)).toBe(false)
      expect(() => assertCanVote(viewer, own, 'up', privileges)).toThrow(
        new ActionRefused('error.object.disallow_vote_your_self'),
      )
    }
  })

  it.each([
    ['question', 'up', 8],
    ['answer', 'up', 8],
    ['comment', 'up', 1],
    ['question', 'down', 125],
    ['answer', 'down', 125],
    ['comment', 'down', 1],
  ] as const)('on a %s %s takes %d', (kind, direction, rank) => {
    const target = { ...post, kind }
    expect(canVote(member({ rank }), target, direction, privileges)).toBe(true)
    expect(canVote(member({ rank: rank - 1 }), target, direction, privileges)).toBe(false)
    expect(canVote(viewers.moderator, target, direction, privileges)).toBe(true)
    expect(canVote(null, target, direction, privileges)).toBe(false)
  })

  it('names the permission and the reputation it takes', () => {
    const attempt = () => assertCanVote(member({ rank: 7 }), post, 'up', privileges)
    expect(attempt).toThrow(PermissionDenied)
    expect(attempt).toThrow(expect.objectContaining({ key: 'question.vote_up', neededRank: 8 }))
  })

  it('asks for the permission first, so that a refusal tells nothing of the post', () => {
    const novice = member({ rank: 7 })
    for (const target of [
      { ...post, deleted: true },
      { ...post, authorId: novice.id },
    ]) {
      expect(() => assertCanVote(novice, target, 'up', privileges)).toThrow(PermissionDenied)
    }
  })

  it('is refused on a deleted post', () => {
    expect(() => assertCanVote(viewers.admin, { ...post, deleted: true }, 'up', privileges)).toThrow(
      'error.object.not_found',
    )
  })
})

describe('flags and reviews', () => {
  it('every active member may flag a post that is not deleted', () => {
    expect(canReport(viewers.user, { deleted: false }, privileges)).toBe(true)
    expect(canReport(viewers.user, { deleted: true }, privileges)).toBe(false)
    expect(canReport(viewers.inactive, { deleted: false }, privileges)).toBe(false)
  })

  it('reviewing is granted per kind', () => {
    expect(reviewableKinds(member({ rank: 1000 }), privileges)).toEqual(['question', 'answer'])
    expect(reviewableKinds(member({ rank: 2500 }), privileges)).toEqual(['question', 'answer', 'tag'])
    expect(canReview(viewers.moderator, privileges)).toBe(true)
    expect(canReview(viewers.user, privileges)).toBe(false)
    expect(canReview(null, privileges)).toBe(false)
  })
})

it('seeing votes takes an activated account, whatever its reputation', () => {
  expect(canSeeVotes(member({ rank: 0 }), privileges)).toBe(true)
  for (const viewer of [null, viewers.inactive, viewers.suspended, member({ rank: -1 })]) {
    expect(canSeeVotes(viewer, privileges)).toBe(false)
    expect(() => assertCanSeeVotes(viewer, privileges)).toThrow(PermissionDenied)
  }
})

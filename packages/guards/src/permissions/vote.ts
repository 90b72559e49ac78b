import { isAuthor, type Id, type Viewer } from '../viewer.ts'
import type { Privileges } from './privileges.ts'
import { needs, rule, type Objection } from './refusal.ts'

/** Facts about a post or comment that the vote rule needs. */
export interface VoteTarget {
  kind: 'question' | 'answer' | 'comment'
  authorId: Id
  /** True if the target is deleted, and also if it does not exist for this viewer. */
  deleted: boolean
}

const vote = rule((viewer: Viewer, target: VoteTarget, direction: 'up' | 'down', privileges: Privileges): Objection => {
  const missing = needs(viewer, `${target.kind}.vote_${direction}`, privileges)
  if (missing !== null) return missing
  if (target.deleted) return 'error.object.not_found'
  return isAuthor(viewer, target.authorId) ? 'error.object.disallow_vote_your_self' : null
})

/**
 * True if the viewer may vote: this requires `<kind>.vote_up` or `<kind>.vote_down`. Nobody may vote on their own post
 * or comment, or on a deleted one.
 */
export const canVote = vote.can
/** Throws unless {@link canVote} is true. */
export const assertCanVote = vote.assertCan

const seeVotes = rule((viewer: Viewer, privileges: Privileges) => needs(viewer, 'vote.detail', privileges))
/** True if the viewer may see who voted on a post, as the timeline shows it: this requires `vote.detail`. */
export const canSeeVotes = seeVotes.can
/** Throws unless {@link canSeeVotes} is true. */
export const assertCanSeeVotes = seeVotes.assertCan

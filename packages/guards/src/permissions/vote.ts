import { isAuthor, type Id, type Viewer } from '../viewer.ts'
import type { Privileges } from './privileges.ts'
import { needs, rule, type Objection } from './refusal.ts'

/** What the vote rules need to know about a post. */
export interface VoteTarget {
  kind: 'question' | 'answer' | 'comment'
  authorId: Id
  deleted: boolean
}

const vote = rule((viewer: Viewer, target: VoteTarget, direction: 'up' | 'down', privileges: Privileges): Objection => {
  if (target.deleted) return 'error.object.not_found'
  if (isAuthor(viewer, target.authorId)) return 'error.object.disallow_vote_your_self'
  return needs(viewer, `${target.kind}.vote_${direction}`, privileges)
})
/** Whether the viewer may vote: not on their own post, not on a deleted one, with `<kind>.vote_up` or `<kind>.vote_down`. */
export const canVote = vote.can
/** Demands {@link canVote}. */
export const assertCanVote = vote.assertCan

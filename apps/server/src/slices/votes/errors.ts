import { Refusal } from '../../platform/refusals/refusal.ts'

/** The object does not exist, is deleted, or is hidden from this viewer; the answer is the same for all. */
export class VoteTargetNotFound extends Refusal {
  override name = 'VoteTargetNotFound'
  constructor() {
    super({ status: 400, reason: 'error.object.not_found' })
  }
}

/** Users cannot vote on their own posts. */
export class VoteOnOwnPost extends Refusal {
  override name = 'VoteOnOwnPost'
  constructor() {
    super({ status: 400, reason: 'error.object.disallow_vote_your_self', display: 'toast' })
  }
}

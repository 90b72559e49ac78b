import { Refusal } from '../../platform/http/refusal.ts'

/** What is voted on does not exist, is deleted, or is not for this viewer: all look alike. */
export class VoteTargetNotFound extends Refusal {
  override name = 'VoteTargetNotFound'
  constructor() {
    super({ status: 400, reason: 'error.object.not_found' })
  }
}

/** Nobody votes on what they wrote. */
export class VoteOnOwnPost extends Refusal {
  override name = 'VoteOnOwnPost'
  constructor() {
    super({ status: 400, reason: 'error.object.disallow_vote_your_self', display: 'toast' })
  }
}

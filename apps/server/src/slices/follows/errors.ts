import { InvalidFields, Refusal } from '../../platform/refusals/refusal.ts'

/** The object does not exist, is deleted, or is hidden from this viewer; the answer is the same for all. */
export class FollowTargetNotFound extends Refusal {
  override name = 'FollowTargetNotFound'
  constructor() {
    super({ status: 400, reason: 'error.object.not_found', display: 'toast' })
  }
}

/** Only questions, tags and users can be followed. */
export class NotFollowable extends Refusal {
  override name = 'NotFollowable'
  constructor() {
    super({ status: 400, reason: 'error.object.disallow_follow', display: 'toast' })
  }
}

/** Users cannot follow themselves. */
export class FollowOfOneself extends Refusal {
  override name = 'FollowOfOneself'
  constructor() {
    super({ status: 400, reason: 'error.object.disallow_follow_your_self', display: 'toast' })
  }
}

/** The list names more tags than one user can follow. */
export class TooManyFollowedTags extends InvalidFields {
  override name = 'TooManyFollowedTags'
  constructor(count: number) {
    super([{ field: 'slug_name_list', message: 'validation.max_items', facts: { count } }])
  }
}

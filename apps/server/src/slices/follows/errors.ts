import { InvalidFields, Refusal } from '../../platform/http/refusal.ts'

/** What is to be followed does not exist, is deleted, or is not for this viewer: all look alike. */
export class FollowTargetNotFound extends Refusal {
  override name = 'FollowTargetNotFound'
  constructor() {
    super({ status: 400, reason: 'error.object.not_found', display: 'toast' })
  }
}

/** Only questions, tags and people can be followed. */
export class NotFollowable extends Refusal {
  override name = 'NotFollowable'
  constructor() {
    super({ status: 400, reason: 'error.object.disallow_follow', display: 'toast' })
  }
}

/** Nobody follows themselves. */
export class FollowOfOneself extends Refusal {
  override name = 'FollowOfOneself'
  constructor() {
    super({ status: 400, reason: 'error.object.disallow_follow_your_self', display: 'toast' })
  }
}

/** More tags than one person can follow. */
export class TooManyFollowedTags extends InvalidFields {
  override name = 'TooManyFollowedTags'
  constructor(count: number) {
    super([{ field: 'slug_name_list', message: 'validation.max_items', facts: { count } }])
  }
}

import { defineInvalidFields, defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { FollowOfOneself, FollowTargetNotFound, NotFollowable } = defineRefusals({
  /** Users cannot follow themselves. */
  FollowOfOneself: { status: 400, reason: 'error.object.disallow_follow_your_self', display: 'toast' },
  /**
   * The object does not exist, is deleted or pending, or is hidden from this viewer; the response is the same in all
   * cases.
   */
  FollowTargetNotFound: { status: 400, reason: 'error.object.not_found', display: 'toast' },
  /** Only questions, tags and users can be followed. */
  NotFollowable: { status: 400, reason: 'error.object.disallow_follow', display: 'toast' },
})

export const { TooManyFollowedTags } = defineInvalidFields({
  /** The list names more tags than one user can follow. */
  TooManyFollowedTags: (count: number) => ({
    field: 'slug_name_list',
    message: 'validation.max_items',
    facts: { count },
  }),
})

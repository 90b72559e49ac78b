import { defineInvalidFields, defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { IgnoredTagNotFound } = defineRefusals({
  /** The id is no tag, the tag is deleted, or the viewer's account was deleted meanwhile. */
  IgnoredTagNotFound: { status: 400, reason: 'error.object.not_found', display: 'toast' },
})

export const { TooManyIgnoredTags } = defineInvalidFields({
  /** The person would ignore more tags than allowed. */
  TooManyIgnoredTags: (count: number) => ({
    field: 'slug_name_list',
    message: 'validation.max_items',
    facts: { count },
  }),
})

import { defineInvalidFields, defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { SavedFilterNotFound, TooManySavedFilters } = defineRefusals({
  /** There is no such filter, it is somebody else's, or the account was deleted meanwhile. */
  SavedFilterNotFound: { status: 400, reason: 'error.object.not_found', display: 'toast' },
  /** The person already has the maximum number of filters. */
  TooManySavedFilters: (limit: number) => ({
    status: 400 as const,
    reason: 'error.saved_filter.too_many' as const,
    display: 'toast' as const,
    facts: { limit },
  }),
})

export const { SavedFilterNeedsName } = defineInvalidFields({
  /** The name has no visible character. */
  SavedFilterNeedsName: { field: 'name', message: 'validation.required' },
})

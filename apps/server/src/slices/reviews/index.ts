import { defineSlice } from '../slice.ts'
import { dropSuggestions } from './drop-suggestions.ts'
import { reviewRoutes } from './routes.ts'

export { countSuggestedEdits } from './list-unreviewed-revisions.ts'
export type { ReviewedObject } from './reviewed-object.ts'
export { findReviewedObject } from './reviewed-object.ts'
export { objectIdWriter } from './revision-view.ts'

/** Revision histories for viewers who may see the object, and decisions on suggested edits. */
export const reviews = defineSlice({ name: 'reviews', migrations: [], routes: reviewRoutes, listen: dropSuggestions })

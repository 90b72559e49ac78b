import { defineSlice } from '../slice.ts'
import { dropSuggestions } from './drop-suggestions.ts'
import { reviewRoutes } from './routes.ts'

export { countSuggestedEdits } from './list-unreviewed-revisions.ts'
export type { ReviewedObject } from './reviewed-object.ts'
export { findReviewedObject, findReviewedObjectByKey } from './reviewed-object.ts'
export { objectIdWriter } from './revision-view.ts'

/** The versions of objects for those who may see them, and the decisions about suggested edits. */
export const reviews = defineSlice({ name: 'reviews', migrations: [], routes: reviewRoutes, listen: dropSuggestions })

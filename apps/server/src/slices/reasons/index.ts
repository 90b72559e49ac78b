import { defineSlice } from '../slice.ts'
import { reasonRoutes } from './routes.ts'

export type { Reason, ReasonUse } from './reason.ts'
export { findReason, reasonItem, reasonsFor } from './reason.ts'

/** Reasons for flags, closings, states and reviews: a fixed list with translated texts. */
export const reasons = defineSlice({ name: 'reasons', migrations: [], routes: reasonRoutes })

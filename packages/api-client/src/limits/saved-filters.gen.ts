// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `createSavedFilter`. */
export const createSavedFilterLimits = {
  name: { min: 1, max: 50 },
} as const

/** Limits of the fields of `updateSavedFilter`. */
export const updateSavedFilterLimits = {
  name: { min: 1, max: 50 },
  place: { min: 0, max: 19 },
} as const

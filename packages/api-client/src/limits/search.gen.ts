// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `search`. */
export const searchLimits = {
  q: { min: 1, max: 60 },
} as const

/** Limits of the fields of `listSearchSuggestions`. */
export const listSearchSuggestionsLimits = {
  q: { min: 1, max: 60 },
} as const

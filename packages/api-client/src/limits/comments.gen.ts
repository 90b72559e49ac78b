// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `createComment`. */
export const createCommentLimits = {
  original_text: { min: 2, max: 600 },
} as const

/** Limits of the fields of `updateComment`. */
export const updateCommentLimits = {
  original_text: { min: 2, max: 600 },
} as const

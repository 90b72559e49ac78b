// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `listAnswers`. */
export const listAnswersLimits = {
  whole: { max: 30 },
} as const

/** Limits of the fields of `createAnswer`. */
export const createAnswerLimits = {
  content: { min: 6, max: 65_535 },
} as const

/** Limits of the fields of `updateAnswer`. */
export const updateAnswerLimits = {
  content: { min: 6, max: 65_535 },
  edit_summary: { max: 255 },
} as const
